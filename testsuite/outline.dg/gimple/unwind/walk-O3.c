/* The stack can be walked through outlined functions at -O3.  */
/* { dg-do run } */
/* { dg-options "-O3 -g -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-funwind-tables" { target arm*-*-* } } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
