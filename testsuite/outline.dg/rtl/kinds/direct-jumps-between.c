/* A tail that a jump skips.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-jump-chains=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target long_jumps } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */
#include "direct-jumps.h"
BETWEEN (a, 11, 12)
BETWEEN (b, 13, 14)
BETWEEN (c, 15, 16)
BETWEEN (d, 17, 18)
MAIN
{
  CHECK_BOTH (a, 11);
  CHECK_BOTH (b, 13);
  CHECK_BOTH (c, 15);
  CHECK_BOTH (d, 17);
  return 0;
}
