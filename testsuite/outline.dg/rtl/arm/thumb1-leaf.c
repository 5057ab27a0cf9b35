/* In Thumb-1 code nothing is called and no tail entered where the link register holds the return address. */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded any == 0 } } */

int first, second, third;
#define SAME(P) P[0] = P[1] * x, P[2] ^= P[0], P[3] += P[2] * 5, P[4] = P[3] - x
void a (int x, int *p) { SAME (p); __asm__ volatile ("# 1"); p[7] = 1; first = 123456; second = 98765; }
void b (int x, int *p) { SAME (p); __asm__ volatile ("# 2"); p[7] = 2; first = 123456; second = 98765; }
