/* With -fno-optimize-sibling-calls no call of an outlined function is a
   jump.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fno-optimize-sibling-calls" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-assembler-not "jmp\ttwice" } } */

#include "../check.h"

FN int first (int x) { note (x); note (x * 3); int t = twice (x + 1); OWN (1); return t; }
FN int second (int x) { note (x); note (x * 3); int t = twice (x + 1); OWN (2); return t + 1; }

int
main (void)
{
  CHECK (first (2) == 6 && second (2) == 7);
  return 0;
}
