/* cbz and cbnz reach 126 bytes.  They are chosen by the distances that folding leaves.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb -fno-if-conversion -fno-if-conversion2" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\tcbn?z\t.*(\n.*){1,100}\tbl?\t[\w.]+\.folded} } } */
/* { dg-final { scan-assembler {\tcmp\tr[0-9]+, #0\n\tb(eq|ne)\t} } } */

#include "../check.h"

volatile int first, second, third;
static volatile int at[32];

/* N stores of four bytes by GCC's count, two in truth.  */
#define S(N) p[N] = x;
#define S4 S (0) S (1) S (2) S (3)
#define S8 S4 S (4) S (5) S (6) S (7)
#define S16 S8 S (8) S (9) S (10) S (11) S (12) S (13) S (14) S (15)

#define PASSES(NAME, STORES) \
  FN void NAME (int x, volatile int *p) \
  { \
    if (x) \
      { \
        STORES \
        SAME_STORES; \
        p[20] = x; \
        SAME_STORES; \
      } \
    note (x); \
    OWN (NAME); \
  }
PASSES (f0, )
PASSES (f1, S (0))
PASSES (f2, S (0) S (1))
PASSES (f3, S (0) S (1) S (2))
PASSES (f4, S4)
PASSES (f5, S4 S (4))
PASSES (f6, S4 S (4) S (5))
PASSES (f7, S4 S (4) S (5) S (6))
PASSES (f8, S8)
PASSES (f9, S8 S (8))
PASSES (f10, S8 S (8) S (9))
PASSES (f11, S8 S (8) S (9) S (10))
PASSES (f12, S8 S (8) S (9) S (10) S (11))
PASSES (f16, S16)
PASSES (f20, S16 S4)
PASSES (f24, S16 S8)
#define NOP8 "nop; nop; nop; nop; nop; nop; nop; nop;"
/* What stays as it is, and is too far for cbz.  */
PASSES (f64, __asm__ volatile (NOP8 NOP8 NOP8 NOP8 NOP8 NOP8 NOP8 NOP8);)

static void (*const all[]) (int, volatile int *)
  = { f0, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f16, f20, f24, f64 };

MAIN
{
  for (unsigned k = 0; k < sizeof all / sizeof *all; k++)
    for (int x = 0; x < 3; x++)
      {
        first = second = third = trace = at[20] = 0;
        all[k] (x, at);
        CHECK (trace == (unsigned) x && at[20] == x);
        CHECK (first + second + third == (x ? 6006 : 0));
      }
  return 0;
}
