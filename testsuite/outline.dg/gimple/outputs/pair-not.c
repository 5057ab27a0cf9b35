/* Of an integer and a floating-point result one comes back through a pointer:
   they are no pair.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-dump" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-ipa-dump-not outline "COMPLEX_EXPR" } } */

#include "../check.h"

FN double
first (int x, double y)
{
  int t = twice (x);
  note (t);
  double d = y * y;
  note (7);
  OWN (1);
  return t + d;
}

FN double
second (int x, double y)
{
  int t = twice (x);
  note (t);
  double d = y * y;
  note (7);
  OWN (2);
  return t * d;
}

int
main (void)
{
  CHECK (first (2, 1.5) == 6.25 && second (2, 1.5) == 9);
  return 0;
}
