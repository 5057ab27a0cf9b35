/* A call with arguments on the stack is not called from inside a fragment: its
   arguments would lie too far.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler-not {folded[^@]*pushq\t%rax.*call\teight} } } */

#include "../check.h"

volatile int first, second, third;
#define BODY first = eight (1, 2, 3, 4, 5, 6, 7, x), second = eight (8, 7, 6, 5, 4, 3, 2, x), third = 1
FN int a (int x) { note (x); BODY; OWN (1); note (1); return x + 3; }
FN int b (int x) { note (x + 2); BODY; OWN (2); note (2); return x * 3; }

MAIN
{
  CHECK (a (4) == 7 && first == 378 && second == 287);
  first = second = 0;
  CHECK (b (4) == 12 && first == 378 && second == 287);
  return 0;
}
