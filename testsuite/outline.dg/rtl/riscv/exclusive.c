/* Compare-and-swap is one instruction for GCC; nothing is called between its "lr" and "sc".  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {\tlr\.w[^\n]*\n(\t(?!sc\.w)[^\n]*\n)*\t(call|tail)\t} } } */

#include "../check.h"

volatile int first, second, third;
FN int a (int x, int *q) { int old = x; note (x); SAME_STORES; int r = __atomic_compare_exchange_n (q, &old, 7, 0, 5, 5); OWN (1); note (r); SAME_STORES; return r + old; }
FN int b (int x, int *q) { int old = x; note (7); SAME_STORES; int r = __atomic_compare_exchange_n (q, &old, 7, 0, 5, 5); OWN (2); note (r); SAME_STORES; return r - old; }

MAIN
{
  int v = 3;
  CHECK (a (3, &v) == 4 && v == 7);
  CHECK (b (3, &v) == -7 && v == 7);
  return 0;
}
