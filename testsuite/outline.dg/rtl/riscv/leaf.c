/* Where ra holds the return address nothing is called.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded called == 0 } } */
/* { dg-final { folded thunk == 0 } } */
/* { dg-final { folded register-jump >= 1 } } */

int first, second, third;
#define SAME(P) P[0] = P[1] * x, P[2] ^= P[0], P[3] += P[2] * 5, P[4] = P[3] - x
void a (int x, int *p) { SAME (p); __asm__ volatile ("# 1"); p[7] = 1; }
void b (int x, int *p) { SAME (p); __asm__ volatile ("# 2"); p[7] = 2; }
