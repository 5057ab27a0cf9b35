/* Jumps through tables, tbb and tbh, with code that is folded in what they lead
   to.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\ttb[bh]\t} } } */

#include "../check.h"

volatile int first, second, third;
#define CASES(F) \
  switch (x) \
    { \
    case 0: F (3); SAME_STORES; break; \
    case 1: F (9); F (2); SAME_STORES; break; \
    case 2: F (4); break; \
    case 3: F (1); F (2); F (5); SAME_STORES; break; \
    case 4: F (8); break; \
    case 5: F (7); F (1); break; \
    case 6: F (6); SAME_STORES; break; \
    case 7: F (0); F (9); break; \
    }
SINK void other (int n) { trace = trace * 37 + n; }
FN void a (int x) { CASES (note); OWN (1); note (x); }
FN void b (int x) { CASES (other); OWN (2); other (x); }

MAIN
{
  static const int numbers[8][3]
    = { { 3 }, { 9, 2 }, { 4 }, { 1, 2, 5 }, { 8 }, { 7, 1 }, { 6 }, { 0, 9 } };
  static const int count[8] = { 1, 2, 1, 3, 1, 2, 1, 2 };
  for (int x = 0; x < 8; x++)
    {
      unsigned one = 0, two = 0;
      for (int i = 0; i < count[x]; i++)
        one = one * 31 + numbers[x][i], two = two * 37 + numbers[x][i];
      trace = 0, a (x);
      CHECK (trace == one * 31 + x);
      trace = 0, b (x);
      CHECK (trace == two * 37 + x);
    }
  return 0;
}
