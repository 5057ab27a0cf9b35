/* In Thumb-1 code a tail is entered by a call that does not come back, where the return address is on the stack. */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { scan-assembler-not {\tb\t\S+folded} } } */
/* { dg-final { scan-assembler {\tbl\t\S+folded\S+\n(\.L\d+:\n)*\t\.size} } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

volatile int first, second, third;
FN int a (int x) { OWN (1); note (x); OWN (2); SAME_STORES; return x + 5; }
FN int b (int x) { OWN (3); note (x + 1); OWN (4); SAME_STORES; return x + 5; }
MAIN
{
  CHECK (a (2) == 7 && first == 1001 && third == 3003);
  first = 0;
  CHECK (b (3) == 8 && first == 1001);
  CHECK (trace == 2u * 31 + 4);
  return 0;
}
