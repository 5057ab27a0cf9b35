/* Code that ends in a return is jumped to, and may move the stack pointer.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler {(jmp|b|tail)\t\w+\.folded} long_jumps } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

volatile int first, second, third;
FN int a (int x) { int v[2] = { x, 1 }; note (x); OWN (1); v[1] = eight (x, 2, 3, 4, 5, 6, 7, 8); OWN (5); SAME_STORES; return v[1] + x; }
FN int b (int x) { int v[2] = { x, 1 }; note (x); OWN (2); v[1] = eight (x, 2, 3, 4, 5, 6, 7, 9); OWN (6); SAME_STORES; return v[1] + x; }

MAIN
{
  CHECK (a (4) == 4 + 4 + 6 + 15 + 28 + 55 + 78 + 119 + 152);
  CHECK (first + second + third == 6006);
  first = 0;
  CHECK (b (4) == 4 + 4 + 6 + 15 + 28 + 55 + 78 + 119 + 171);
  CHECK (first + second + third == 6006);
  return 0;
}
