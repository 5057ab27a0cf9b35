/* Functions with frames and without, in which something is folded, for tests of unwind
   entries that functions share.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../rtl/check.h"

volatile int first, second, third;
FN int a (int x) { OWN (1); SAME_STORES; OWN (2); return x + 1; }
FN int b (int x) { OWN (3); note (x); SAME_STORES; OWN (4); return a (x) + 2; }
FN int c (int x) { int v[4] = { x, 1, 2, 3 }; OWN (5); x = eight (x, v[1], v[2], v[3], a (x), b (x), 7, 8); SAME_STORES; return x; }
FN int d (int x) { OWN (6); if (x > 3) { note (x); return b (x); } if (x > 1) return c (x + 1); OWN (7); return a (x) + b (x); }
FN int e (int x) { OWN (8); if (x > 3) { note (x); return b (x); } if (x > 1) return c (x + 1); OWN (9); return a (x) - b (x); }

MAIN
{
  CHECK (a (1) == 2 && b (1) == 4 && c (0) == 355 && d (4) == 7 && e (4) == 7);
  CHECK (d (2) == c (3) && e (3) == c (4) && d (0) == 4 && e (0) == -2);
  return 0;
}
