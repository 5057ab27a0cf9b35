/* Two results that are returned as a pair of words come back as the machine keeps them in registers, sign-extended: the
   compare-and-swap of GCC 12 compares whole registers.  */
/* { dg-do run } */
/* { dg-options "-Oz" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

int table[64];
FN int look (int a, int b) { return table[(a ^ b) & 63]; }
FN void add (int a, int b) { table[a & 63] += b; }

#define FUNCTION(N, BESIDE, ORDER) \
  FN int \
  f##N (int *p, int x, int y) \
  { \
    BESIDE; \
    int e = table[x & 63] * 7 + table[y & 63] * 5 + (x ^ y); \
    int n = table[y & 31] * 3 + table[x & 31] * 9 + (x | y); \
    table[x & 63] = e + n; \
    table[y & 63] = e - n; \
    table[(x + 1) & 63] = e ^ n; \
    int w = e; \
    int r = __atomic_compare_exchange_n (p, &w, n, 0, ORDER, __ATOMIC_RELAXED); \
    BESIDE; \
    return r * N; \
  }
FUNCTION (1, add (1, 2), 0)
FUNCTION (2, look (3, 4); add (x, 1), 2)
FUNCTION (3, add (y, x); add (3, 4), 3)
FUNCTION (4, look (x, y); add (7, y), 4)
FUNCTION (5, add (6, 6); look (1, 1); add (5, 4), 5)

SINK void
clear (void)
{
  for (int k = 0; k < 64; k++)
    table[k] = 0;
}

/* Calls F, number N, which adds as BESIDE does before it looks, with an expected value that is right.  */
#define TRY(N, BESIDE) \
  do \
    { \
      int x = -1000 - N, y = 77; \
      clear (); \
      BESIDE; \
      int expected = table[x & 63] * 7 + table[y & 63] * 5 + (x ^ y), v = expected; \
      clear (); \
      CHECK (expected < 0 && f##N (&v, x, y) == N && v != expected); \
    } \
  while (0)

MAIN
{
  TRY (1, add (1, 2));
  TRY (2, add (x, 1));
  TRY (4, add (7, y));
  TRY (5, add (6, 6); add (5, 4));
  return 0;
}
