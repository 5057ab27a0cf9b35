/* Functions that share unwind entries and code.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../rtl/check.h"

volatile int first, second, third;
#define SHARED(NAME, N, AFTER) \
  __attribute__ ((noinline, cold)) int \
  NAME (int x) \
  { \
    OWN (N); \
    if (x > 3) \
      { \
        note (x); \
        return b (x); \
      } \
    if (x > 1) \
      return c (x + 1); \
    OWN (N##1); \
    return AFTER; \
  }
__attribute__ ((noinline, cold)) int a (int x) { OWN (1); SAME_STORES; OWN (2); return x + 1; }
__attribute__ ((noinline, cold)) int b (int x) { OWN (3); note (x); SAME_STORES; OWN (4); return a (x) + 2; }
__attribute__ ((noinline, cold)) int
c (int x)
{
  int v[4] = { x, 1, 2, 3 };
  OWN (5);
  x = eight (x, v[1], v[2], v[3], a (x), b (x), 7, 8);
  SAME_STORES;
  return x;
}
SHARED (d, 6, a (x) + b (x))
SHARED (e, 7, a (x) - b (x))

MAIN
{
  CHECK (a (1) == 2 && b (1) == 4 && c (0) == 355 && d (4) == 7 && e (4) == 7);
  CHECK (d (2) == c (3) && e (3) == c (4) && d (0) == 4 && e (0) == -2);
  return 0;
}
