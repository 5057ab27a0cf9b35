/* Functions that begin in the same way, by moving the stack pointer.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

volatile int first, second, third;

#define KEEPING(NAME, N) \
  FN int NAME (int x, int y, int z) \
  { \
    OWN (N); \
    note (x); \
    OWN (N##1); \
    note (y); \
    OWN (N##2); \
    note (z); \
    OWN (N##3); \
    return N * x + y - z; \
  }
KEEPING (a, 5)
KEEPING (b, 6)
KEEPING (c, 7)

MAIN
{
  CHECK (a (3, 4, 5) == 14);
  CHECK (b (3, 4, 5) == 17);
  CHECK (c (3, 4, 5) == 20);
  CHECK (trace == 3u * 31 * 31 * 31 * 31 * 31 * 31 * 31 * 31 + 4u * 31 * 31 * 31 * 31 * 31 * 31 * 31
                  + 5u * 31 * 31 * 31 * 31 * 31 * 31 + 3u * 31 * 31 * 31 * 31 * 31 + 4u * 31 * 31 * 31 * 31
                  + 5u * 31 * 31 * 31 + 3u * 31 * 31 + 4u * 31 + 5u);
  return 0;
}
