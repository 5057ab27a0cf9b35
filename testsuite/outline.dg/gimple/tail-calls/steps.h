/* What the tests of this folder share.  SPDX-License-Identifier: GPL-3.0-or-later

   Operations of an interpreter: each ends in a call of the next one, which GCC alone makes a jump.  A call in place of
   one of these jumps needs stack at every one of STEPS steps, which no stack has.  */

#ifndef STEPS_H
#define STEPS_H

#define STEPS 10000000
#define FN __attribute__ ((noinline))

static long cells[64];

/* More than a small function, so that it is worth outlining.  */
#define WORK(N, S)                                                                                  \
  (cells[20] += N, cells[21] ^= S * 5, cells[22] -= S << 3, cells[23] |= N, cells[24] += cells[20] * 9, \
   cells[25] ^= cells[21] + S)

static FN void
slow (long k)
{
  __asm__ volatile ("");
  cells[k & 7] += k;
}

#endif
