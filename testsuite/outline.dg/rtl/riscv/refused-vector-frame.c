/* Functions that keep vectors in their frames, whose size is then variable, are left alone; others of the unit are
   folded.  */
/* { dg-do compile } */
/* { dg-require-effective-target gcc14 } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-Os -march=rv64gcv -mabi=lp64d -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { refused stack kept_1 kept_2 } } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\nsums_1\.folded\.} } } */
/* { dg-final { scan-assembler-not {\nkept_[12]\.folded\.} } } */
/* { dg-final { same-code-with-g } } */

#include <riscv_vector.h>
#include "../check.h"

extern volatile int first, second, third;
extern void other (int);

#define KEPT(N) \
  FN void \
  kept_##N (vint32m1_t *p, int n) \
  { \
    vint32m1_t v = *p; \
    OWN (N); \
    other (n), SAME_STORES, other (n + 1); \
    *p = v; \
  }
#define SUMS(N) FN int sums_##N (int n) { OWN (3##N); other (n); SAME_STORES; OWN (4##N); other (n + 2); return n + N; }
KEPT (1) KEPT (2) SUMS (1) SUMS (2)
