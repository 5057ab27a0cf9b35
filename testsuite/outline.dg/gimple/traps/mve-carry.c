/* Nor is MVE's carry.  Since GCC 15 that of vadciq_s32 is in memory between statements, but its register can be read.  */
/* { dg-do compile } */
/* { dg-options "-Os -mthumb -march=armv8.1-m.main+mve.fp -mfloat-abi=hard -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { scan-assembler-times "\tvadci\.i32" 2 } } */

#include <arm_mve.h>

#if __GNUC__ >= 15
#define READ_CARRY g[8] = __builtin_arm_get_fpscr_nzcvqc ()
#else
#define READ_CARRY (void) 0
#endif

int g[16];
int next (int);

#define BETWEEN g[1] += a * 7; g[2] ^= b; g[3] = a + b; g[4] -= a; g[5] = b * 9

int
first (int32x4_t x, int32x4_t y, int a, int b)
{
  unsigned carry;
  vadciq_s32 (x, y, &carry);
  g[9] = carry;
  READ_CARRY;
  BETWEEN;
  return a;
}

int
second (int32x4_t x, int32x4_t y, int a, int b)
{
  unsigned carry;
  vadciq_s32 (y, x, &carry);
  g[9] = carry;
  READ_CARRY;
  BETWEEN;
  return next (b);
}
