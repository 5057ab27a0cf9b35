/* Functions with a cold part, which repeats.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

volatile int first, second, third;

__attribute__ ((cold, noipa)) void
report (int x)
{
  trace = trace * 31 + x;
}

/* Hardly ever: X is negative.  */
#define RARELY(X) \
  if (__builtin_expect_with_probability ((X) < 0, 0, 1.0)) \
    { \
      report ((X)); \
      first = (X) * 7, second = (X) ^ 21, third = (X) - 9; \
      report (first); \
      first = (X) * 3, second = (X) ^ 22, third = (X) - 8; \
    }

#define CODE(N) \
  FN int f##N (int x, int y) \
  { \
    y += trace; \
    RARELY (x) \
    return x * N + y; \
  }
CODE (2) CODE (3) CODE (4) CODE (5)

MAIN
{
  CHECK (f2 (1, 2) == 4 && f3 (2, 2) == 8 && f4 (3, 2) == 14 && f5 (4, 2) == 22);
  CHECK (trace == 0 && first == 0);
  CHECK (f2 (-1, 2) == 0 && third == -9 && second == (-1 ^ 22) && trace == -31 - 7u);
  trace = 0;
  CHECK (f3 (-2, 2) == -4 && f4 (-3, 0) == -12 - 62 - 14);
  CHECK (first == -9);
  return 0;
}
