/* Two functions with the same loop, whose data are below the stack pointer.  END (N) is before their last statement.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

int times;

#ifndef END
#define END(N)
#endif

#define TWIN(N, NAME, TYPE)                                                                    \
  FN TYPE NAME (TYPE n)                                                                      \
  {                                                                                          \
    volatile int v[8];                                                                       \
    for (int i = 0; i < 8; i++)                                                              \
      v[i] = (int) n + 3 * i;                                                                \
    times++;                                                                                 \
    v[2] += v[1] * 5 + v[7];                                                                 \
    v[5] ^= v[2] * 7 + v[6];                                                                 \
    END (N);                                                                                 \
    return (TYPE) (v[5] + v[0] * 11);                                                        \
  }

TWIN (1, a, int)
TWIN (2, b, unsigned)

static int
expected (int n)
{
  int second = n + 6 + (n + 3) * 5 + n + 21;
  return ((n + 15) ^ (second * 7 + n + 18)) + n * 11;
}

MAIN
{
  for (int n = -9; n < 9; n++)
    CHECK (a (n) == expected (n) && b (n) == (unsigned) expected (n));
  return 0;
}
