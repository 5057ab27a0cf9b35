/* Loads before the region, stores in it and loads after it keep their
   order.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

FN int
first (int *p, int *q)
{
  int before = *q;
  p[0] = before + 1, p[1] = *q * 3, p[2] = p[0] ^ *q, p[3] += *q, p[4] -= p[3];
  int behind = *q;
  return before * 1000 + behind;
}

FN int
second (int *p, int *q)
{
  int before = *q;
  p[0] = before + 1, p[1] = *q * 3, p[2] = p[0] ^ *q, p[3] += *q, p[4] -= p[3];
  int behind = *q;
  return before * 2000 + behind;
}

int
main (void)
{
  int a[] = { 5, 6, 7, 8, 9 }, b[] = { 5, 6, 7, 8, 9 };
  CHECK (first (a, a) == 5006 && a[1] == 18 && a[2] == 0 && a[3] == 14 && a[4] == -5);
  CHECK (second (b, b + 3) == 8 * 2000 + 16 && b[0] == 9 && b[1] == 24 && b[2] == 1 && b[4] == -7);
  return 0;
}
