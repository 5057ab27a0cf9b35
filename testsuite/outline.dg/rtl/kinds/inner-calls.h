/* Calls inside of sequences.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

volatile int first, second, third;
#define BODY first = aligned (12), second = aligned (13), third = aligned (14)
FN int a (int x) { note (x); BODY; OWN (1); note (1); return x + 3; }
FN int b (int x, int y) { note (x + y); BODY; OWN (2); note (2); return x * y; }
FN int c (int x) { int v[5] = { x, x, x, x, x }; OWN (4); note (v[x]); BODY; OWN (3); note (v[x + 1]); return x * 5; }

MAIN
{
  CHECK (a (4) == 7 && first + second + third == 78);
  first = 0;
  CHECK (b (4, 5) == 20 && first + second + third == 78);
  first = 0;
  CHECK (c (2) == 10 && first + second + third == 78);
  return 0;
}
