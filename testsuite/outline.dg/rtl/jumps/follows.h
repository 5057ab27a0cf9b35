/* Functions that end alike.  SPDX-License-Identifier: GPL-3.0-or-later

   LAST is the body of the last of them.  */

#include "../check.h"

volatile int first, second, third;

#define FUNCTION(NAME, N) \
  FN int NAME (int x) { OWN (N); note (x + N); SAME_STORES; return 77; }
FUNCTION (one, 1)
FUNCTION (two, 2)
FN int three (int x) { LAST }

MAIN
{
  CHECK (one (1) + two (2) + three (3) == 3 * 77);
  CHECK (first == 1001 && second == 2002 && third == 3003);
  CHECK (trace == (2u * 31 + 4) * 31 + 6);
}
