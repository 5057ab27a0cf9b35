/* Functions that begin and end in the same way, called as CALL (f) says.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

#define KEEPING(NAME, N) \
  FN int NAME (int x, int y, int z) \
  { \
    OWN (N); \
    note (x); \
    OWN (N##1); \
    note (y); \
    OWN (N##2); \
    note (z + N); \
    note (77); \
    return x + y - z; \
  } \
  int (*volatile at_##NAME) (int, int, int) = NAME;
KEEPING (a, 5)
KEEPING (b, 6)
KEEPING (c, 7)

MAIN
{
  CHECK (CALL (a) (3, 4, 5) == 2);
  CHECK (CALL (b) (3, 4, 6) == 1);
  CHECK (CALL (c) (3, 4, 7) == 0);
  trace = 0;
  CALL (a) (1, 2, 3);
  CHECK (trace == ((1u * 31 + 2) * 31 + 8) * 31 + 77);
  return 0;
}
