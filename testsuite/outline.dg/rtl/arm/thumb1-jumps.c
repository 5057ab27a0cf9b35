/* Jumps of Thumb-1 code go to fragments with their labels and comparisons.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n(\t[^.\n]|\.L).*)*\n\tcmp\tr\d, #12\n\tble?\t\.L} } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

volatile int first, second, third;
SINK int h (int x, int y) { return x + y; }
#define BODY(N) \
  note (x); OWN (N); note (x + 1); first = 1001; second = x; third = 3003; \
  if (h (x, 7) > 12) note (x + 19); \
  first = 4004; second = 5005; note (third + 19); OWN (N); return x * N
FN int a (int x) { BODY (3); }
FN int b (int x) { BODY (5); }

MAIN
{
  for (int x = 4; x < 8; x++)
    {
      trace = 0;
      CHECK (a (x) == x * 3);
      unsigned right = x * 31u + x + 1;
      if (x > 5)
        right = right * 31 + x + 19;
      right = right * 31 + 3022;
      CHECK (trace == right && first == 4004 && second == 5005);
      trace = 0;
      CHECK (b (x) == x * 5 && trace == right);
    }
  return 0;
}
