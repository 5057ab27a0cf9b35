/* Asm of Thumb-1 code stays in its function.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times {@ same} 2 } } */

int g (int), h (int, int);
volatile int first, second, third;
#define BODY(N) \
  g (x); __asm__ volatile ("@ same"); first = 1001; second = x; third = 3003; h (third, 19); return x * N
int a (int x) { BODY (3); }
int b (int x) { BODY (5); }
