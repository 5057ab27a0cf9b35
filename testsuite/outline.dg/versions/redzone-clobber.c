/* An asm statement that says it overwrites the red zone finds nothing there, in shared code
   either.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target gcc15 } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { folded any >= 1 } } */

#include "stress.h"

/* Destroys the 128 bytes below the stack pointer.  */
#define DESTROY \
  __asm__ volatile ("pushq $-1\n\tpopq %%rax\n\t" \
                    "movq %%rax, -16(%%rsp)\n\tmovq %%rax, -24(%%rsp)\n\t" \
                    "movq %%rax, -32(%%rsp)\n\tmovq %%rax, -128(%%rsp)" \
                    : : : "rax", "redzone")
#define CODE(N) \
  FN int f##N (int x) \
  { \
    volatile int kept[4]; \
    kept[x & 3] = x * N; \
    SAME (x); \
    DESTROY; \
    SAME (x + 1); \
    DESTROY; \
    return kept[x & 3] + N; \
  }
CODE (2) CODE (3) CODE (5)

MAIN
{
  CHECK (f2 (11) == 24);
  CHECK_SAME (12);
  CHECK (f3 (12) == 39);
  CHECK_SAME (13);
  CHECK (f5 (13) == 70);
  CHECK_SAME (14);
  return 0;
}
