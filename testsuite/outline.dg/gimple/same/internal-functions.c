/* Checked arithmetic (an internal function) is outlined when the operation is
   the same, and not otherwise.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler "same_\\w+\\.outline\\." } } */
/* { dg-final { scan-assembler-not "other_\\w+\\.outline\\." } } */

#include "../check.h"

FN void
same_1 (int a, int b, int *out)
{
  out[2] = __builtin_add_overflow (a, b, &out[0]);
  out[3] = __builtin_add_overflow (a, 5, &out[1]);
  OWN (1);
}

FN void
same_2 (int a, int b, int *out)
{
  out[2] = __builtin_add_overflow (a, b, &out[0]);
  out[3] = __builtin_add_overflow (a, 9, &out[1]);
  OWN (2);
}

FN void
other_1 (long a, long b, long *out)
{
  out[2] = __builtin_sub_overflow (a, b, &out[0]);
  OWN (3);
}

FN void
other_2 (long a, long b, long *out)
{
  out[2] = __builtin_mul_overflow (a, b, &out[0]);
  OWN (4);
}

int
main (void)
{
  int x[4], y[4];
  long z[4], w[4];
  same_1 (__INT_MAX__ - 6, 7, x), same_2 (__INT_MAX__ - 6, 7, y);
  CHECK (x[2] == 1 && x[3] == 0 && x[0] == -__INT_MAX__ - 1);
  CHECK (y[2] == 1 && y[3] == 1 && x[1] == __INT_MAX__ - 1);
  other_1 (3, 4, z), other_2 (__LONG_MAX__, 2, w);
  CHECK (z[0] == -1 && !z[2] && w[2] == 1);
  return 0;
}
