/* Operands of a subtraction or shift do not match the other way round.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-min-statements=3" } */
/* { dg-final { outlined == 0 } } */

#include "../check.h"

FN void
first (unsigned a, unsigned b, unsigned *out)
{
  unsigned t = a / 7;
  *out = t - b;
  OWN (1);
}

FN void
second (unsigned a, unsigned b, unsigned *out)
{
  unsigned t = a / 7;
  *out = b - t;
  OWN (2);
}

int
main (void)
{
  unsigned x, y;
  first (70, 3, &x);
  second (70, 3, &y);
  CHECK (x == 7 && y == -7u);
  return 0;
}
