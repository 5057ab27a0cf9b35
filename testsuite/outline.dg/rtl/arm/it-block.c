/* Instructions that are executed under a condition go as a whole in Thumb-2: "final"
   says how many of them belong together.  No fragment begins with them.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb -march=armv7-a+fp -fno-if-conversion" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t[^.].*)*\n\tcmp\t.*\n\titt?[te]+\t} } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n\tit} } } */
/* { dg-final { folded any >= 1 } } */

#include "../check.h"

volatile int first, second, third;
#define CHOOSE(X) \
  if ((X) > 3) v = y + 5, w = y ^ 3; \
  else v = y - 7, w = y | 4; \
  SAME_STORES; note (v); note (w)
FN int a (int x, int y) { int v, w; note (x); CHOOSE (x); OWN (1); note (1); return x + w; }
FN int b (int x, int y) { int v, w; note (x); CHOOSE (x); OWN (2); note (2); return x - w; }

MAIN
{
  CHECK (a (4, 8) == 4 + 11 && a (3, 8) == 3 + 12);
  CHECK (first + second + third == 6006);
  first = 0;
  CHECK (b (4, 8) == 4 - 11 && b (3, 8) == 3 - 12);
  CHECK (first + second + third == 6006);
  return 0;
}
