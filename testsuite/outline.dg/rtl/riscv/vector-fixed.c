/* Where vectors have a size that is known, functions with vectors in their frames are folded, too, and vector
   instructions stay where they are, those that move registers as wholes among them.  */
/* { dg-do run } */
/* { dg-require-effective-target gcc14 } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-Os -march=rv64gcv -mabi=lp64d -mrvv-vector-bits=zvl -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {\tvs1r\.v\t} } } */
/* { dg-final { scan-assembler {\nkept_1:(\n[^\w][^\n]*)*\n\tcall\tkept_1\.folded\.} } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t[^\n]*\n|\.L\d+:\n)*\tv\w+} } } */
/* { dg-final { same-code-with-g } } */

#include <riscv_vector.h>
#include "../check.h"

volatile int first, second, third;

#define KEPT(N) \
  FN int \
  kept_##N (int *p, int *q, int n) \
  { \
    vint32m1_t v = __riscv_vle32_v_i32m1 (p, 4), w = __riscv_vle32_v_i32m1 (q, 4); \
    OWN (N); \
    note (n); \
    SAME_STORES; \
    note (n + 1); \
    v = __riscv_vadd_vv_i32m1 (v, w, 4); \
    __riscv_vse32_v_i32m1 (p, v, 4); \
    __riscv_vse32_v_i32m1 (q, w, 4); \
    return n * N; \
  }
KEPT (1) KEPT (2)

MAIN
{
  int p[4] = { 1, 2, 3, 4 }, q[4] = { 10, 20, 30, 40 };
  CHECK (kept_1 (p, q, 3) == 3 && p[0] == 11 && p[3] == 44 && q[0] == 10);
  CHECK (kept_2 (p, q, 3) == 6 && p[0] == 21 && p[3] == 84 && q[3] == 40);
  CHECK (first == 1001 && second == 2002 && third == 3003);
  return 0;
}
