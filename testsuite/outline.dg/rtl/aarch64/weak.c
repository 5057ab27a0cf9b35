/* A weak function that is missing: the linker takes its calls out, and what
   stands behind runs.  So no thunk may end in one.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-pie -no-pie -static" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { scan-assembler-not {\tb\tmissing} } } */
/* { dg-final { scan-assembler {\tbl\tmissing} } } */
/* { dg-final { folded called >= 1 } } */

#include "../check.h"

volatile int first, second, third;
__attribute__ ((weak)) extern void missing (void);
FN int a (int x) { note (x); SAME_STORES; missing (); OWN (1); note (1); return x + 3; }
FN int b (int x) { note (x + 7); SAME_STORES; missing (); OWN (2); note (2); return x * 3; }

MAIN
{
  CHECK (a (4) == 7 && first + second + third == 6006);
  first = 0;
  CHECK (b (4) == 12 && first + second + third == 6006);
  return 0;
}
