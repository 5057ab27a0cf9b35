/* Jumps through tables of halfwords, tbh, over code that is folded.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb -fno-tree-switch-conversion" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times {\ttbh\t} 2 } } */

#include "../check.h"

volatile int first, second, third;
SINK void other (int n) { trace = trace * 37 + n; }

/* Its own code, what repeats, and its own again.  */
#define CASE(F, N) \
  case N: \
    F (x * 3 + N), F (x * 5 + N), F (x * 7 + N), F (x * 11 + N); \
    SAME_STORES; \
    F (x ^ 100 + N), F (x ^ 200 + N), F (x ^ 300 + N), F (N); \
    break;
#define CASES(F) \
  CASE (F, 0) CASE (F, 1) CASE (F, 2) CASE (F, 3) CASE (F, 4) \
  CASE (F, 5) CASE (F, 6) CASE (F, 7) CASE (F, 8) CASE (F, 9) \
  CASE (F, 10) CASE (F, 11) CASE (F, 12) CASE (F, 13) CASE (F, 14) \
  CASE (F, 15) CASE (F, 16) CASE (F, 17) CASE (F, 18) CASE (F, 19)
FN void a (int x) { switch (x) { CASES (note) } OWN (1); note (x); }
FN void b (int x) { switch (x) { CASES (other) } OWN (2); other (x); }

MAIN
{
  for (unsigned x = 0; x < 21; x++)
    for (unsigned times = 31; times <= 37; times += 6)
      {
        unsigned wanted = 0;
        unsigned n[] = { x * 3 + x, x * 5 + x, x * 7 + x, x * 11 + x,
                         x ^ (100 + x), x ^ (200 + x), x ^ (300 + x), x };
        for (int k = 0; x < 20 && k < 8; k++)
          wanted = wanted * times + n[k];
        trace = first = second = third = 0;
        if (times == 31)
          a (x);
        else
          b (x);
        CHECK (trace == wanted * times + x);
        CHECK (first + second + third == (x < 20 ? 6006 : 0));
      }
  return 0;
}
