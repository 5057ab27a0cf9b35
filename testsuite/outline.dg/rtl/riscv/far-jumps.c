/* Jumps further than 1 MB, as GCC counts, are several instructions, which use ra: they stay in their functions, and
   code around them is folded.  */
/* { dg-do run } */
/* { dg-require-effective-target gcc14 } */
/* { dg-require-effective-target riscv } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler { jump\t\.L\d+,ra;} } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t[^\n]*\n|\.L\d+:\n)*\t[^\n]*jump\t} } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

volatile int first, second, third;

/* Two to the power of 18 lines of asm, of which GCC counts four bytes each; they have none.  */
#define FOUR(X) X X X X
#define LINES FOUR (FOUR (FOUR (FOUR (FOUR (FOUR (FOUR (FOUR (FOUR (";")))))))))
#define FUNCTION(N) \
  FN int \
  far_##N (int x) \
  { \
    int done = 0; \
    OWN (1##N); \
    SAME_STORES; \
    if (x > 3) \
      goto end; \
    first = N; \
    __asm__ volatile (LINES); \
    done = 10 * N; \
  end: \
    SAME_STORES; \
    OWN (2##N); \
    return done + x; \
  }
FUNCTION (1) FUNCTION (2)

MAIN
{
  CHECK (far_1 (3) == 13 && far_1 (4) == 4 && far_2 (1) == 21 && far_2 (9) == 9);
  CHECK (first == 1001 && second == 2002 && third == 3003);
  return 0;
}
