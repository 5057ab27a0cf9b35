/* An interpreter by computed jumps.  BEFORE (N) and BETWEEN (N) are code of operation N.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

volatile int first, second, third;

FN int
interpret (const unsigned char *code, int x)
{
  static const void *const operations[] = { &&stop, &&negate, &&square };
  goto *operations[*code];
negate:
  BEFORE (1);
  SAME_STORES;
  BETWEEN (1);
  x = -x;
  goto *operations[*++code];
square:
  BEFORE (2);
  SAME_STORES;
  BETWEEN (2);
  x *= x;
  goto *operations[*++code];
stop:
  return x;
}

MAIN
{
  CHECK (interpret ((const unsigned char[]) { 2, 1, 0 }, 3) == -9 && first == 1001 && third == 3003);
  first = 0;
  CHECK (interpret ((const unsigned char[]) { 1, 2, 2, 0 }, 3) == 81 && first == 1001);
  return 0;
}
