/* Asm reads the return address, in registers LINK and OTHER_LINK by name, without
   saying so.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

#define SAME(P) \
  P[0] = x, P[1] = x * 3, P[2] = x ^ 0x55, P[3] = x - 9, P[4] = x * 11, \
  P[5] = x * 13
#ifndef MOVE
#define MOVE "mov"
#endif
#define READ(TO, NAME) __asm__ volatile (MOVE " %0, " NAME : "=r" (TO))

FN unsigned long
a (int x, volatile int *p, volatile int *q)
{
  unsigned long to;
  SAME (p);
  READ (to, LINK);
  note (x);
  SAME (q);
  note (1);
  return to;
}

FN unsigned long
b (int x, volatile int *p, volatile int *q)
{
  unsigned long to;
  SAME (p);
  READ (to, OTHER_LINK);
  note (x);
  SAME (q);
  note (2);
  return to;
}

/* Where a call of a fragment before the asm would have it come back.  */
#define INSIDE(TO, F) ((TO) - ((unsigned long) &F & ~1ul) < 32)

MAIN
{
  volatile int v[6], w[6];
  unsigned long to = a (3, v, w);
  CHECK (!INSIDE (to, a) && v[1] == 9 && w[5] == 39);
  to = b (4, v, w);
  CHECK (!INSIDE (to, b) && v[1] == 12 && w[5] == 52);
  return 0;
}
