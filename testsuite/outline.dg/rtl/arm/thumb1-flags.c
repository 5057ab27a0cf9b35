/* Where a jump relies on flags that an instruction before has set, what lies between does not move: the jump would need a comparison. */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { scan-assembler-not {bl\t\S*folded\S*\n\tcmp\tr\d, #0} } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

volatile int first, second, third;
#define BODY(N) \
  note (x); \
  OWN (N); \
  do \
    n -= x, first = n, second = x, third = n; \
  while (n); \
  note (n)
FN int a (int x, int n) { BODY (1); return x; }
FN int b (int x, int n) { BODY (2); return x * 3; }

MAIN
{
  CHECK (a (4, 12) == 4 && second == 4 && third == 0);
  CHECK (b (5, 20) == 15 && second == 5 && third == 0);
  return 0;
}
