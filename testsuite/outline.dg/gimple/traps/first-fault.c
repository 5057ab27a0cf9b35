/* SVE's first-fault register is not kept by calls, so code between what sets it and what reads it stays.  */
/* { dg-do run } */
/* { dg-options "-Os -march=armv8.2-a+sve -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-require-effective-target linux } */
/* { dg-final { refused machine-state first second } } */
/* { dg-final { outlined == 0 } } */

#include <arm_sve.h>

#include "../check.h"

int g[16], data[64] = { 1, 2, 3 };

#define BETWEEN \
  g[1] += a * 7; g[2] ^= b; g[3] = a + b; g[4] -= a; g[5] = b * 9; g[6] += a * b; g[7] ^= g[8]; g[9] += b

FN int
first (int *p, int a, int b)
{
  svbool_t all = svptrue_b32 ();
  svsetffr ();
  svint32_t x = svldff1_s32 (all, p);
  BETWEEN;
  return svcntp_b32 (all, svrdffr ()) + svaddv_s32 (all, x) * 0;
}

FN int
second (int *p, int a, int b)
{
  svwrffr (svwhilelt_b8 (0, a));
  BETWEEN;
  return svcntp_b8 (svptrue_b8 (), svrdffr ());
}

int
main (void)
{
  CHECK (first (data, 3, 4) == svcntw ());
  CHECK (second (data, 3, 4) == 3);
  return 0;
}
