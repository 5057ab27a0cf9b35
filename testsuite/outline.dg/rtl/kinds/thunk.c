/* Code that ends in a call is called, and jumps to the function.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded thunk >= 1 long_jumps } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler {(jmp|b|tail)\tnote} long_jumps } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

volatile int first, second, third;
FN int a (int x) { note (x); SAME_STORES; note (77); OWN (1); note (1); return x + 3; }
FN int b (int x) { note (x + 7); SAME_STORES; note (77); OWN (2); note (2); return x * 3; }

MAIN
{
  CHECK (a (4) == 7 && first + second + third == 6006);
  CHECK (trace == (4u * 31 + 77) * 31 + 1);
  trace = first = 0;
  CHECK (b (4) == 12 && first + second + third == 6006);
  CHECK (trace == (11u * 31 + 77) * 31 + 2);
  return 0;
}
