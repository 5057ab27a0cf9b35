/* Nothing is called between exclusive accesses that asm makes.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { scan-assembler-times {\tlr\.w\t[^\n]*\n( ?#[^\n]*\n|\t(?!call)[^\n]*\n)*\tsc\.w\t} 4 } } */
/* { dg-final { folded any >= 1 } } */

int other (int);
#define FUNCTION(N) \
  int \
  f##N (int x, int *q) \
  { \
    unsigned failed; \
    int v = other (x + N), r; \
    do \
      { \
        __asm__ volatile ("lr.w\t%0, (%1)" : "=r" (r) : "r" (q)); \
        r = (r ^ v) * v + (r & 0xff00); \
        __asm__ volatile ("sc.w\t%0, %1, (%2)" : "=&r" (failed) : "r" (r), "r" (q) : "memory"); \
      } \
    while (failed); \
    return other (r) + N; \
  }
FUNCTION (1)
FUNCTION (2)
FUNCTION (3)
FUNCTION (4)
