/* Code of which no result is used outside becomes a function that returns
   nothing.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-dump" } */
/* { dg-final { scan-ipa-dump outline "void (first|second)\\.outline\\." } } */
/* { dg-final { scan-ipa-dump outline "results 0 " } } */

#include "../check.h"

FN int first (int x) { int t = twice (x) * 3; note (t + 1), note (t); OWN (1); return x; }
FN int second (int x) { int t = twice (x) * 3; note (t + 1), note (t); OWN (2); return x + 1; }

int
main (void)
{
  CHECK (first (4) == 4);
  unsigned t = trace;
  trace = 0;
  CHECK (second (4) == 5 && trace == t && t == (4 * 31 + 25) * 31 + 24);
  return 0;
}
