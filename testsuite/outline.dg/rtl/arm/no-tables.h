/* A function with a sequence of 14 bytes in two places: a fragment saves four.  SPDX-License-Identifier: GPL-3.0-or-later  */

void other (void);

#define SAME p[0] = x, p[1] ^= x, p[2] += x

void
f (int *p, int x)
{
  other ();
  SAME;
  __asm__ volatile ("# own");
  SAME;
  __asm__ volatile ("# own");
}
