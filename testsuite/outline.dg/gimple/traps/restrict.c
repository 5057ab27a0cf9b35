/* That two pointers are restrict in one copy says nothing about the other, in
   which they are equal.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

FN int
first (int *restrict p, int *restrict q)
{
  p[0] = 1, q[0] = 2, p[1] = p[0] + 3, q[1] = q[0] + 4, p[2] = p[0] + q[1];
  OWN (1);
  return p[2];
}

FN int
second (int *p, int *q)
{
  p[0] = 1, q[0] = 2, p[1] = p[0] + 3, q[1] = q[0] + 4, p[2] = p[0] + q[1];
  OWN (2);
  return p[2];
}

int
main (void)
{
  int a[3], b[3];
  first (a, b);
  CHECK (a[0] == 1 && a[1] == 4 && b[1] == 6 && a[2] == 7);
  CHECK (second (a, a) == 8 && a[0] == 2 && a[1] == 6);
  return 0;
}
