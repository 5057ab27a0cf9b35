/* Nor is MVE's carry.  */
/* { dg-do compile } */
/* { dg-options "-Os -mthumb -march=armv8.1-m.main+mve.fp -mfloat-abi=hard -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { scan-assembler-times "\tvadci\.i32" 2 } } */

#include <arm_mve.h>

int g[16];
int next (int);

#define BETWEEN g[1] += a * 7; g[2] ^= b; g[3] = a + b; g[4] -= a; g[5] = b * 9

int
first (int32x4_t x, int32x4_t y, int a, int b)
{
  unsigned carry;
  vadciq_s32 (x, y, &carry);
  g[9] = carry;
  BETWEEN;
  return a;
}

int
second (int32x4_t x, int32x4_t y, int a, int b)
{
  unsigned carry;
  vadciq_s32 (y, x, &carry);
  g[9] = carry;
  BETWEEN;
  return next (b);
}
