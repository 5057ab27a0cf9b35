/* The stack can be walked through outlined functions at -O2 (shrink wrapping,
   several epilogues, alignment between functions).  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-funwind-tables" { target arm*-*-* } } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
