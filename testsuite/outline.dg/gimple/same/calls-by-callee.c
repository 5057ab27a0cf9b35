/* Calls of one function are the same, calls of two are not, whatever their
   types.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-assembler "same_\\w+\\.outline\\." } } */

#include "../check.h"

SINK int
thrice (int n)
{
  return n * 3;
}

FN void same_1 (int x) { note (x); note (x + 1); OWN (1); }
FN void same_2 (int x) { note (x); note (x + 1); OWN (2); }
FN void other_1 (int x) { note (x * 3); twice (x); OWN (3); }
FN void other_2 (int x) { note (x & 3); thrice (x); OWN (4); }

int
main (void)
{
  same_1 (4);
  unsigned first = trace;
  trace = 0;
  same_2 (4);
  CHECK (trace == first && first == 4 * 31 + 5);
  other_1 (2), other_2 (2);
  return 0;
}
