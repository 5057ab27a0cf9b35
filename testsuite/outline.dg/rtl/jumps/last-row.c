/* A row of the unwind table after the last instruction of a function, whose end has moved to a fragment, is not restored
   for the next function: that takes bytes, and two of these directives at one address stop gas under --gsframe.  */
/* { dg-do run } */
/* { dg-options "-Os" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-assembler-not "cfi_restore_state\n\[^\n\]*cfi_restore_state" } } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { unwinds all } } */

#include "../check.h"

struct big { long a[5]; };

__attribute__ ((noipa)) void
note_long (long n)
{
  note ((int) n);
}

#define PAIR(N, K) \
  FN static long sum##N (struct big x, long n, long acc); \
  FN static long \
  sun##N (struct big x, long n, long acc) \
  { \
    if (n <= 0) \
      return acc + x.a[2]; \
    x.a[n % 5] += K * n; \
    note_long (n); \
    return sum##N (x, n - 1, acc + x.a[1]); \
  } \
  FN static long \
  sum##N (struct big x, long n, long acc) \
  { \
    if (n <= 0) \
      return acc - x.a[3]; \
    x.a[n % 5] -= K * n; \
    note_long (n + 1); \
    return sun##N (x, n - 1, acc + x.a[4]); \
  }
PAIR (0, 3)
PAIR (1, 10)
PAIR (2, 17)

FN long
run (long n)
{
  struct big x = { { 1, 2, 3, 4, n } };
  return sun0 (x, n, 1) + sun1 (x, n, 2) + sun2 (x, n, 3);
}

MAIN
{
  CHECK (run (7) == -759);
  return 0;
}
