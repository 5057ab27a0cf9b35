/* Operands of a commutative operation match either way round.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-assembler-times "^first\\.outline\\.\\w+:" 1 } } */

#include "../check.h"

FN void
first (int a, int b, int *out)
{
  int t = a / 7;
  *out = (t * b) ^ (b + t);
  OWN (1);
}

FN void
second (int a, int b, int *out)
{
  int t = a / 7;
  *out = (b * t) ^ (t + b);
  OWN (2);
}

int
main (void)
{
  int x, y;
  first (70, 3, &x);
  second (70, 3, &y);
  CHECK (x == y && x == (30 ^ 13));
  return 0;
}
