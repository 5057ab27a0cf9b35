/* Where GCC vectorises loops vector instructions and what sets their length stay in their functions, also with vectors
   whose size is known; code around them is folded.  */
/* { dg-do compile } */
/* { dg-require-effective-target gcc14 } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-O3 -march=rv64gcv -mabi=lp64d -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress -fplugin-arg-outline-all-levels" } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\tvsetvli\t} } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

extern volatile int first, second, third;
FN void a (int *restrict p, int *restrict q, int n) { OWN (1); SAME_STORES; for (int i = 0; i < n; i++) p[i] += q[i] * 3; OWN (2); }
FN void b (int *restrict p, int *restrict q, int n) { OWN (3); SAME_STORES; for (int i = 0; i < n; i++) p[i] += q[i] * 3; OWN (4); }
