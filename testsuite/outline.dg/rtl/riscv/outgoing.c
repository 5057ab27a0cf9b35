/* Functions that pass arguments on the stack find them: nothing is pushed before such a call.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { unwinds } } */

#include "../check.h"

volatile int first, second, third;
SINK int
ten (int a, int b, int c, int d, int e, int f, int g, int h, int i, int j)
{
  return a + b * 3 + c * 5 + d * 7 + e * 11 + f * 13 + g * 17 + h * 19 + i * 23 + j * 29;
}
#define BODY first = ten (1, 2, 3, 4, 5, 6, 7, 8, x, 10), second = aligned (first), third = ten (x, 2, 3, 4, 5, 6, 7, 8, 9, x)
FN int a (int x) { note (x); BODY; OWN (1); note (1); return x + 3; }
FN int b (int x) { note (x * 5); BODY; OWN (2); note (2); return x * 2; }

MAIN
{
  CHECK (a (4) == 7);
  int all = first + second * 3 + third * 5;
  CHECK (first == 836 && second == 2 * 836);
  first = second = third = 0;
  CHECK (b (4) == 8 && first + second * 3 + third * 5 == all);
  return 0;
}
