// Functions with the same constants, which no instruction can contain.
// SPDX-License-Identifier: GPL-3.0-or-later

#include "../check.h"

volatile double one, two, three;
#define SAME(X) \
  one = X * 3.14159265 + 2.71828183, two = X * 1.41421356, three = one - 0.57721566
#define F(NAME, N) \
  FN double NAME (double x) \
  { note (N); SAME (x); OWN (N); note (N + 1); return x * N + two; }
F (a, 1) F (b, 2) F (c, 3)

SINK int
near (double x, double y)
{
  return x - y < 1e-9 && y - x < 1e-9;
}

MAIN
{
  CHECK (near (a (4), 9.65685424) && near (b (4), 13.65685424));
  CHECK (near (c (4), 17.65685424) && near (two, 5.65685424));
  CHECK (near (one, 15.28465243) && near (three, 14.70743677));
  return 0;
}
