/* A constant of functions with others between them.  SPDX-License-Identifier: GPL-3.0-or-later

   BETWEEN: stores of four bytes, each to another place, which a function between the others makes; SECTION: an
   attribute of its definition.  */

#include "../check.h"

#define ONE(N) p[N] = x;
#define TEN(N) ONE (N) ONE ((N) + 1) ONE ((N) + 2) ONE ((N) + 3) ONE ((N) + 4) \
  ONE ((N) + 5) ONE ((N) + 6) ONE ((N) + 7) ONE ((N) + 8) ONE ((N) + 9)
#define FIFTY(N) TEN (N) TEN ((N) + 10) TEN ((N) + 20) TEN ((N) + 30) TEN ((N) + 40)

volatile int values[1000];

FN unsigned
a (unsigned x)
{
  return x * 0x12345678;
}

#ifndef SECTION
#define SECTION
#endif

FN SECTION void
between (volatile int *p, int x)
{
  BETWEEN
}

FN unsigned
b (unsigned x)
{
  return x ^ 0x12345678;
}

MAIN
{
  between (values, 3);
  CHECK (a (3) == 3 * 0x12345678u && b (1) == 0x12345679);
  return 0;
}
