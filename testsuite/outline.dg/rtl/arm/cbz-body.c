/* A cbz goes to a fragment with what it passes: to the bytes between them the fragment adds
   none.  One that reaches far stays.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -mthumb -fno-if-conversion -fno-if-conversion2" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any >= 2 } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t?[^.\n].*|\n\.LPIC.*)*\n\tcbn?z\tr4, \.L\d+\n(.*\n)*\.L\d+:\n\tmovs\tr0, #8\n} } } */
/* { dg-final { scan-assembler-times {\tcbn?z\tr4, \.L\d+\n\tbl\t[\w.]+\.folded} 2 } } */

#include "../check.h"

volatile int first, second, third;
static volatile int at[32];

#define NEAR(X) \
  do \
    { \
      note (3); \
      if (X) \
        first = 5, second = 6, third = 9; \
      note (8); \
      first = 4; \
    } \
  while (0)

/* 16 stores: more than 60 bytes by GCC's count.  */
#define FAR(X) \
  do \
    { \
      note (4); \
      if (X) \
        { \
          p[0] = X, p[1] = X, p[2] = X, p[3] = X, p[4] = X, p[5] = X; \
          p[6] = X, p[7] = X, p[8] = X, p[9] = X, p[10] = X, p[11] = X; \
          p[12] = X, p[13] = X, p[14] = X, p[15] = X; \
        } \
      note (9); \
      first = 7; \
    } \
  while (0)

FN int near_a (int x) { note (x); NEAR (x); OWN (1); note (1); return x + 3; }
FN int near_b (int x) { note (x + 7); NEAR (x); OWN (2); note (2); return x * 3; }
FN int far_a (volatile int *p, int x) { note (x); FAR (x); OWN (3); note (1); return x + 3; }
FN int far_b (volatile int *p, int x) { note (x + 7); FAR (x); OWN (4); note (2); return x * 3; }

MAIN
{
  for (int x = 0; x < 3; x++)
    {
      trace = first = second = third = at[0] = at[15] = 0;
      CHECK (near_a (x) == x + 3);
      CHECK (first == 4 && second == (x ? 6 : 0) && third == (x ? 9 : 0));
      second = third = 0;
      CHECK (near_b (x) == x * 3);
      CHECK (first == 4 && second == (x ? 6 : 0) && third == (x ? 9 : 0));
      CHECK (far_a (at, x) == x + 3 && first == 7 && at[0] == x && at[15] == x);
      at[0] = at[15] = first = 0;
      CHECK (far_b (at, x) == x * 3 && first == 7 && at[0] == x && at[15] == x);
      unsigned got = trace;
      trace = 0;
      note (x), note (3), note (8), note (1);
      note (x + 7), note (3), note (8), note (2);
      note (x), note (4), note (9), note (1);
      note (x + 7), note (4), note (9), note (2);
      CHECK (got == trace);
    }
  return 0;
}
