/* Functions of a CONVENTION of their own, some that call each other and some of the usual one
   around them.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "stress.h"

__attribute__ ((noipa)) long
usual (long a, long b, long c)
{
  return a * 3 + b * 5 + c * 7;
}

#define CODE(N) \
  CONVENTION FN long f##N (long a, long b, long c, long d, long e, long f) \
  { \
    SAME ((int) a); \
    long x = usual (a, b, c), y = usual (d, e, f); \
    SAME ((int) b); \
    return x * N + y + usual (f, a, c) + usual (e, b, d); \
  }
CODE (2) CODE (3) CODE (5)

#define AROUND(N) \
  FN long g##N (long a, long b, long c) \
  { \
    long x = a * b, y = b ^ c, z = a - c; \
    long r = f##N (a, b, c, x, y, z); \
    SAME ((int) a); \
    return r + x * 11 + y * 13 + z * 17 + a * 19 + b * 23 + c * 29; \
  }
AROUND (2) AROUND (3) AROUND (5)

static long
expected (long n, long a, long b, long c)
{
  long x = a * b, y = b ^ c, z = a - c;
  long r = (a * 3 + b * 5 + c * 7) * n + x * 3 + y * 5 + z * 7
           + z * 3 + a * 5 + c * 7 + y * 3 + b * 5 + x * 7;
  return r + x * 11 + y * 13 + z * 17 + a * 19 + b * 23 + c * 29;
}

MAIN
{
  CHECK (g2 (101, 202, 303) == expected (2, 101, 202, 303));
  CHECK_SAME (101);
  CHECK (g3 (102, 203, 304) == expected (3, 102, 203, 304));
  CHECK_SAME (102);
  CHECK (g5 (103, 204, 305) == expected (5, 103, 204, 305));
  CHECK_SAME (103);
  return 0;
}
