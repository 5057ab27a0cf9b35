/* Functions that pass vectors in registers, by another calling convention, are left alone; others of the unit are
   folded.  */
/* { dg-do compile } */
/* { dg-require-effective-target gcc14 } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-Os -march=rv64gcv -mabi=lp64d -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { refused stack passed_1 passed_2 } } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {\npassed_[12]\.folded\.} } } */

#include <riscv_vector.h>
#include "../check.h"

extern volatile int first, second, third;

#define PASSED(N) \
  FN vint32m1_t \
  passed_##N (vint32m1_t v, int n) \
  { \
    OWN (N); \
    SAME_STORES; \
    return __riscv_vadd_vx_i32m1 (v, N, n); \
  }
#define PLAIN(N) FN int plain_##N (int n) { OWN (1##N); SAME_STORES; OWN (2##N); return n + N; }
PASSED (1) PASSED (2) PLAIN (1) PLAIN (2) PLAIN (3)
