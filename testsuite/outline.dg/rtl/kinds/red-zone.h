/* Functions without calls.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

volatile int first, second, third;
FN int a (int x) { volatile int v[4] = { x, 2, 3, x }; SAME_STORES; OWN (1); return v[0] + v[3]; }
FN int b (int x) { volatile int v[4] = { x, 4, 5, 7 }; SAME_STORES; OWN (2); return v[0] * v[3]; }

MAIN
{
  CHECK (a (4) == 8 && first + second + third == 6006);
  first = 0;
  CHECK (b (4) == 28 && first + second + third == 6006);
  return 0;
}
