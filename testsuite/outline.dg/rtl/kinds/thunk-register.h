/* Two functions with the same code between calls through a register that callees
   keep.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

volatile int first, second, third;
FN int a (int x, void (*f) (int)) { f (x); SAME_STORES; f (77); OWN (1); f (1); SAME_STORES; OWN (3); return x + 3; }
FN int b (int x, void (*f) (int)) { f (x); SAME_STORES; f (77); OWN (2); f (2); SAME_STORES; OWN (4); return x * 3; }

MAIN
{
  CHECK (a (4, note) == 7 && first + second + third == 6006);
  trace = first = 0;
  CHECK (b (4, note) == 12 && first + second + third == 6006);
  CHECK (trace == (4u * 31 + 77) * 31 + 2);
  return 0;
}
