/* "a < b" and "b > a" are the same comparison, so are "<=" and ">=".  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 1 } } */

#include "../check.h"

FN void
first (double a, double b, int *out)
{
  double t = a * 3;
  out[0] = t < b;
  out[1] = t <= b;
  OWN (1);
}

FN void
second (double a, double b, int *out)
{
  double t = a * 3;
  out[0] = b > t;
  out[1] = b >= t;
  OWN (2);
}

int
main (void)
{
  int x[2], y[2];
  double a[] = { 1, 2, 3, __builtin_nan ("") };
  for (int i = 0; i < 4; i++)
    for (double b = 2; b < 8; b++)
      {
        first (a[i], b, x);
        second (a[i], b, y);
        CHECK (x[0] == y[0] && x[1] == y[1]);
        CHECK (x[0] == (a[i] * 3 < b) && x[1] == (a[i] * 3 <= b));
      }
  return 0;
}
