/* Functions that call by name, by a register and by memory, and end in the same way.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

typedef void visitor (int);
volatile int first, second, third;
SINK visitor *
chosen (int n)
{
  trace += n;
  return note;
}
visitor *volatile by_memory = note;

#define CALLING(NAME, N) \
  FN int NAME (int x, visitor *f) \
  { \
    OWN (N); \
    f (x + 1), f (x + 2), f (1000); \
    OWN (N##1); \
    by_memory (x), SAME_STORES, by_memory (7); \
    OWN (N##2); \
    if (x > 100) \
      return 0; \
    note (x + 5), note (x + 77), chosen (x) (3); \
    return x + 3; \
  }
CALLING (a, 5)
CALLING (b, 6)
CALLING (c, 7)

MAIN
{
  unsigned before = trace;
  CHECK (a (3, note) == 6);
  unsigned after_a = trace;
  trace = before;
  CHECK (b (3, note) == 6 && trace == after_a);
  trace = before;
  CHECK (c (3, note) == 6 && trace == after_a);
  CHECK (first + second + third == 6006);
  CHECK (a (101, note) == 0 && b (101, note) == 0 && c (101, note) == 0);
  return 0;
}
