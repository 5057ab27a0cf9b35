/* A function in section SECTION between functions in the usual section and in that for cold code, for tests of unwind entries
   that functions share.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "tracer.h"

#define FUNCTION(NAME, N) FN int NAME (int x) { where (x); x = where_twice (x + N); where (x); return x + 1; }

FUNCTION (before, 1)
__attribute__ ((cold)) FUNCTION (cold_before, 2)
__attribute__ ((section (SECTION))) FUNCTION (between, 3)
FUNCTION (after, 4)
__attribute__ ((cold)) FUNCTION (cold_after, 5)

int
main (void)
{
  main_address = (unsigned long) main;
  CHECK (before (1) == 5 && cold_before (1) == 7 && between (1) == 9 && after (1) == 11 && cold_after (1) == 13);
  CHECK (walks == 15);
  return 0;
}
