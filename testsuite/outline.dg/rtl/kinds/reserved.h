/* The register KEPT is the program's own; fragments with and without calls inside leave it
   alone.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

register long kept __asm__ (KEPT);

volatile int first, second, third;
FN int leaf_a (int x) { OWN (1); SAME_STORES; OWN (2); return x + 1; }
FN int leaf_b (int x) { OWN (3); SAME_STORES; OWN (4); return x + 2; }

__attribute__ ((noipa)) void
count (void)
{
  first++;
  kept += 10;
}

#define BODY second = 1001, count (), third = 2002, count (), second = first
FN int a (int x) { OWN (5); BODY; OWN (6); return x + 1; }
FN int b (int x) { OWN (7); BODY; OWN (8); return x + 2; }

MAIN
{
  kept = 5;
  CHECK (leaf_a (1) == 2 && leaf_b (1) == 3);
  CHECK (kept == 5 && first + second + third == 6006);
  CHECK (a (1) == 2);
  CHECK (kept == 25);
  CHECK (b (1) == 3);
  CHECK (kept == 45 && second == 1005 && third == 2002);
  return 0;
}
