/* The second scheduling does not interleave what repeats in cold blocks of functions that run with
   what does not.  Other targets than x86-64 schedule a first time, before registers are allocated,
   to the same order.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-O2 -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\$1001, first[^\n]*\n[^\n]*\$2002, second[^\n]*\n[^\n]*\$3003, third[^\n]*\n[^\n]*\$4004, fourth} } } */

#include "../check.h"

volatile int first, second, third, fourth;
long table[64];

__attribute__ ((cold, noipa)) void
report (long x)
{
  trace = trace * 31 + x;
}

#define CODE(N, OWN) \
  FN long f##N (long x, long y) \
  { \
    for (long i = 0; i < 64; i++) \
      table[i] += x ^ i; \
    if (__builtin_expect_with_probability (x < 0, 0, 1.0)) \
      { \
        long own = OWN; \
        first = 1001, second = 2002, third = 3003, fourth = 4004; \
        report (own); \
        first = 5005, second = 6006, third = 7007, fourth = 8008; \
      } \
    return x * N + y; \
  }
CODE (2, table[3] * y / (x - y)) CODE (3, table[5] * y + table[4] * x) CODE (4, (x * y) / (table[2] | 1))
CODE (5, table[7] / (table[8] | 1)) CODE (6, table[9] * table[8] * table[7])

MAIN
{
  CHECK (f2 (1, 2) == 4 && f3 (2, 2) == 8 && f4 (3, 2) == 14 && f5 (4, 2) == 22 && f6 (5, 1) == 31);
  CHECK (first == 0 && trace == 0);
  CHECK (f2 (-1, 2) == 0 && first == 5005 && fourth == 8008 && trace != 0);
  CHECK (f3 (-2, 2) == -4 && f4 (-3, 0) == -12);
  return 0;
}
