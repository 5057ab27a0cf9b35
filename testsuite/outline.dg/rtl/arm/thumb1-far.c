/* Far jumps, which change the link register, and tables of jumps, in functions that call fragments. */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {far jump} } } */
/* { dg-final { scan-assembler {__gnu_thumb1_case} } } */

#include "../check.h"

volatile int first, second, third;
#define TEN(M, N) M (N##0) M (N##1) M (N##2) M (N##3) M (N##4) M (N##5) M (N##6) M (N##7) M (N##8) M (N##9)
#define OWN_CODE(N) first = x * N; OWN (N); second = y + N; OWN (N); third ^= y; note (N + x);
#define BODY(N) \
  for (int i = 0; i < 2; i++) \
    { \
      switch (x + i) \
        { \
        case 0: y += 3; note (y); SAME_STORES; break; \
        case 1: y *= 7; note (x); break; \
        case 2: y ^= 1111; note (y + x); SAME_STORES; break; \
        case 3: y -= x; break; \
        case 4: y += note_of (y); SAME_STORES; break; \
        case 5: y /= 3; note (y - x); break; \
        } \
      if (y > 1000000) \
        continue; \
      TEN (OWN_CODE, N) TEN (OWN_CODE, 1##N) TEN (OWN_CODE, 2##N) TEN (OWN_CODE, 3##N) TEN (OWN_CODE, 4##N) \
      TEN (OWN_CODE, 5##N) TEN (OWN_CODE, 6##N) TEN (OWN_CODE, 7##N) TEN (OWN_CODE, 8##N) \
    } \
  return y
SINK int note_of (int y) { note (y); return y * 5; }
FN int a (int x, int y) { BODY (1); }
FN int b (int x, int y) { BODY (2); }
SINK int ra (int x, int y) { BODY (1); }
SINK int rb (int x, int y) { BODY (2); }

MAIN
{
  for (int x = -1; x < 7; x++)
    {
      third = trace = 0;
      int r = ra (x, 29) + rb (x, 31);
      unsigned t = trace, u = third;
      third = trace = 0;
      CHECK (a (x, 29) + b (x, 31) == r && trace == t && third == (int) u);
    }
  return 0;
}
