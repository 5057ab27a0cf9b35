/* A call of alloca stays in its function.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { refused alloca bad_1 bad_2 } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

SINK void
fill (char *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = i;
}

FN int bad_1 (int n) { char *p = __builtin_alloca (n); fill (p, n); twice (n); return p[n - 1]; }
FN int bad_2 (int n) { char *p = __builtin_alloca (n); fill (p, n); OWN (2); return p[n - 1] + 1; }

FN int good_1 (char *p, int n) { note (n); note (n + 1); OWN (3); return p[n - 1]; }
FN int good_2 (char *p, int n) { note (n); note (n + 1); OWN (4); return p[n - 1] + 1; }

int
main (void)
{
  char a[9];
  fill (a, 9);
  CHECK (bad_1 (9) == 8 && bad_2 (9) == 9 && good_1 (a, 9) == 8 && good_2 (a, 9) == 9);
  return 0;
}
