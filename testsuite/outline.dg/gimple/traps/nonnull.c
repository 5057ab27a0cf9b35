/* That a pointer is not null in one copy says nothing about the other.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

SINK __attribute__ ((nonnull)) void sure (int *p) { *p = 1; }

FN int
first (int *p)
{
  sure (p);
  OWN (0);
  int *q = p + 2;
  int is = q == 0, was = p == 0;
  note (is), note (was), note_pointer ("x");
  OWN (1);
  return is + was;
}

FN int
second (int *p)
{
  int *q = p + 2;
  int is = q == 0, was = p == 0;
  note (is), note (was), note_pointer ("x");
  OWN (2);
  return is + was;
}

FN __attribute__ ((nonnull)) int third (int *p) { note (3); int r = p != 0; note (r); OWN (3); return r; }
FN int fourth (int *p) { note (3); int r = p != 0; note (r); OWN (4); return r; }

int
main (void)
{
  int a[4];
  CHECK (first (a) == 0 && second (a) == 0 && second (0) == 1);
  CHECK (third (a) == 1 && fourth (a) == 1 && fourth (0) == 0);
  return 0;
}
