/* Values that live across abnormal edges (computed gotos) keep their place.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

FN int
bad_1 (int x, int n)
{
  static void *const to[] = { &&a, &&b, &&c };
  goto *to[n];
a: x = twice (x);
b: note (x); goto *to[x > 20 ? 2 : x & 1];
c: return x;
}

FN int
bad_2 (int x, int n)
{
  static void *const to[] = { &&a, &&b, &&c };
  goto *to[n];
a: x = twice (x);
b: note_double (x); goto *to[x > 30 ? 2 : x & 1];
c: return x + 1;
}

FN int good_1 (int x) { note (x), note (x + 1), note (x * 3); OWN (1); return x; }
FN int good_2 (int x) { note (x), note (x + 1), note (x * 3); OWN (2); return x + 1; }

int
main (void)
{
  CHECK (bad_1 (5, 0) == 40 && bad_1 (6, 1) == 24 && bad_2 (5, 0) == 41);
  CHECK (good_1 (5) == 5 && good_2 (5) == 6);
  return 0;
}
