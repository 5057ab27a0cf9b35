/* A function that does not return, and others, do the same.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

extern void exit (int);
volatile int values[8];

#define SAME \
  p[0] = x, p[1] = x * 3, p[2] = x + 7, p[3] = x ^ 0x55, p[4] = x - 9, \
  p[5] = x * 11, p[6] = x * 13

FN __attribute__ ((noreturn)) void
leave (int x, volatile int *p)
{
  SAME;
  exit (0);
}

FN int
a (int x, volatile int *p)
{
  SAME;
  note (1);
  return 5;
}

FN int
b (int x, volatile int *p)
{
  SAME;
  note (2);
  return 6;
}

MAIN
{
  CHECK (a (3, values) == 5 && values[1] == 9 && values[6] == 39);
  CHECK (b (4, values) == 6 && values[1] == 12 && values[6] == 52);
  leave (1, values);
}
