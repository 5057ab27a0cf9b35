/* Arrays of variable length stay in their function.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { refused alloca bad_1 bad_2 } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

SINK void
fill (int *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = i;
}

FN int bad_1 (int n) { int s = 0; { int a[n]; fill (a, n); s = a[n - 1]; } note (s); { int b[n + 1]; fill (b, n + 1); s += b[n]; } return s; }
FN int bad_2 (int n) { int s = 1; { int a[n]; fill (a, n); s = a[n - 1]; } note (s); { int b[n + 1]; fill (b, n + 1); s -= b[n]; } return s; }

FN int good_1 (int n) { int a[16]; fill (a, n); note (n); note (n + 1); OWN (3); return a[n - 1]; }
FN int good_2 (int n) { int a[16]; fill (a, n); note (n); note (n + 1); OWN (4); return a[n - 1] + 1; }

int
main (void)
{
  CHECK (bad_1 (9) == 17 && bad_2 (9) == -1 && good_1 (9) == 8 && good_2 (9) == 9);
  return 0;
}
