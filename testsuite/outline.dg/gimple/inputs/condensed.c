/* Constants at a fixed distance from another are computed from it; at a
   distance that varies they are passed.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-dump" } */
/* { dg-final { scan-ipa-dump outline "same_\\d\\.outline\\S+ sites 2 statements \\d+ parameters 2 " } } */
/* { dg-final { scan-ipa-dump outline "other_\\d\\.outline\\S+ sites 2 statements \\d+ parameters 3 " } } */

#include "../check.h"

FN void same_1 (int x) { note (100), note (x), note (117), note (__INT_MAX__), note (-3); OWN (1); }
FN void same_2 (int x) { note (200), note (x), note (217), note (__INT_MAX__), note (97); OWN (2); }
FN void other_1 (int x) { twice (100), twice (x), twice (117); OWN (3); }
FN void other_2 (int x) { twice (200), twice (x), twice (218); OWN (4); }

static unsigned
expected (int a, int b, int c, int d, int e)
{
  unsigned t = a;
  t = t * 31 + b;
  t = t * 31 + c;
  t = t * 31 + d;
  return t * 31 + e;
}

int
main (void)
{
  same_1 (5);
  CHECK (trace == expected (100, 5, 117, __INT_MAX__, -3));
  trace = 0;
  same_2 (5);
  CHECK (trace == expected (200, 5, 217, __INT_MAX__, 97));
  trace = 0;
  other_1 (5);
  CHECK (trace == (100 * 41 + 5) * 41 + 117);
  trace = 0;
  other_2 (5);
  CHECK (trace == (200 * 41 + 5) * 41 + 218);
  return 0;
}
