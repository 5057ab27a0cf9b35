/* The same at -Os, where a register from r8 on is named. */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { scan-assembler {mov\tr8, r\d} } } */

#include "../check.h"

volatile int first, second, third;
#define BODY(N) \
  register int kept __asm__ ("r8") = x; \
  __asm__ volatile ("" : "+r" (kept)); \
  note (x), SAME_STORES, note (x + 1); \
  OWN (N); \
  __asm__ volatile ("" : "+r" (kept)); \
  return kept * N
FN int a (int x) { BODY (3); }
FN int b (int x) { BODY (5); }

MAIN
{
  register int mine __asm__ ("r8") = 77;
  __asm__ volatile ("" : "+r" (mine));
  CHECK (a (4) == 12 && b (5) == 25);
  __asm__ volatile ("" : "+r" (mine));
  CHECK (mine == 77);
  return 0;
}
