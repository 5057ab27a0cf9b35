/* Functions that end in an early return and another one.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

volatile int first, second, third;

#define FUNCTION(NAME, N) \
  FN int \
  NAME (int x, int y) \
  { \
    OWN (N); \
    if (x == 1003) \
      return y + 5; \
    first = x; \
    second = y; \
    third = x + x; \
    return x - 2 * y; \
  }
