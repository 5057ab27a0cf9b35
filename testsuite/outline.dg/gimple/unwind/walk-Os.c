/* The stack can be walked through outlined functions that share an unwind entry.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-funwind-tables" { target arm*-*-* } } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
