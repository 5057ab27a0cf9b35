/* Where an instruction divides or shifts by a register, the number may be a parameter.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target lp64 } */
/* { dg-final { outlined == 1 } } */

#include "../check.h"

#define INTS(NAME, A, B) \
FN void NAME (int *p) \
{ \
  p[0] = p[1] / A, p[1] = p[2] ^ 9; \
  p[2] = p[3] % B - 11, p[3] = p[4] + p[5]; \
  p[4] = p[6] << A, p[5] = p[7] * B; \
  note (p[2]), note (p[3] + p[4]); \
  OWN (A); \
}
INTS (ints_1, 8, 16)
INTS (ints_2, 16, 8)
INTS (ints_3, 4, 32)

int
main (void)
{
  int a[] = { 0, 100, 1, 100, 3, 4, 1, 2 };
  ints_1 (a);
  CHECK (a[0] == 12 && a[1] == 8 && a[2] == 4 - 11 && a[4] == 256 && a[5] == 32);
  a[3] = 100;
  ints_2 (a);
  CHECK (a[0] == 0 && a[2] == 4 - 11 && a[4] == 1 << 16 && a[5] == 16);
  ints_3 (a);
  CHECK (a[4] == 16 && a[5] == 64);
  return 0;
}
