/* "a < b" is neither "b < a" nor "a <= b" nor an unsigned comparison.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-min-statements=4" } */
/* { dg-final { outlined == 0 } } */

#include "../check.h"

FN void
first (int a, int b, int *out)
{
  int t = a / 3;
  out[0] = t < b;
  OWN (1);
}

FN void
second (int a, int b, int *out)
{
  int t = a / 3;
  out[0] = b < t;
  OWN (2);
}

FN void
third (int a, int b, int *out)
{
  int t = a / 3;
  out[0] = t <= b;
  OWN (3);
}

FN void
fourth (int a, unsigned b, int *out)
{
  int t = a / 3;
  out[0] = (unsigned) t < b;
  OWN (4);
}

int
main (void)
{
  int x, y, z, w;
  first (9, 3, &x), second (9, 3, &y), third (9, 3, &z), fourth (-9, 3, &w);
  CHECK (x == 0 && y == 0 && z == 1 && w == 0);
  return 0;
}
