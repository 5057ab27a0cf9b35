/* What is outlined of functions without a shadow call stack has none, and shares no code
   with that of functions which have one.  */
/* { dg-do compile } */
/* { dg-options "-Os -fsanitize=shadow-call-stack -ffixed-x18 -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -fplugin-arg-outline-merge-functions=off" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { outlined == 2 } } */
/* { dg-final { scan-assembler {spared_1\.outline\.} } } */
/* { dg-final { scan-assembler {guarded_1\.outline\.} } } */
/* { dg-final { scan-assembler-times {str\tx30, \[x18\]} 1 } } */

extern int g[16];
void h (int, int);
int e (int);

#define F(N) \
int N (int *p) \
{ \
  g[0] = p[1] + 3, h (p[3], 7), g[2] = p[4] ^ 9, h (p[5], 8), h (g[3], 3); \
  return e (1) + __COUNTER__; \
}
#define SPARED(N) __attribute__ ((no_sanitize ("shadow-call-stack"))) F (N)

SPARED (spared_1)
SPARED (spared_2)
F (guarded_1)
F (guarded_2)
