/* Functions with a shadow call stack are merged, into one that has it; those without, by an attribute that says how
   their code is made, are left as they are.  */
/* { dg-do compile } */
/* { dg-options "-Os -fsanitize=shadow-call-stack -ffixed-x18 -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { merged == 1 } } */
/* { dg-final { scan-assembler {\tguarded_1\.merged\.} } } */
/* { dg-final { scan-assembler-not {spared_1\.merged\.} } } */
/* { dg-final { scan-assembler-times {str\tx30, \[x18\]} 1 } } */

extern int g[16];
void h (int, int);
int e (int);

#define F(N)                                          \
  int                                                 \
  N (int *p)                                          \
  {                                                   \
    g[0] = p[1] + 3;                                  \
    h (p[3], 7);                                      \
    g[2] = p[4] ^ 9;                                  \
    h (p[5], 8);                                      \
    g[3] = p[6] * p[7];                               \
    h (g[3], 3);                                      \
    h (p[8], p[9]);                                   \
    return e (1) + __COUNTER__;                       \
  }
#define SPARED(N) __attribute__ ((no_sanitize ("shadow-call-stack"))) F (N)

SPARED (spared_1)
SPARED (spared_2)
F (guarded_1)
F (guarded_2)
