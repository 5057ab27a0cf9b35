/* The stack can be walked through outlined functions at -Oz (push and pop of
   constants).  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-funwind-tables" { target arm*-*-* } } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
