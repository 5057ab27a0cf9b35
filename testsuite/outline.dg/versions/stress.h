/* What the tests of this folder share.  SPDX-License-Identifier: GPL-3.0-or-later

   SAME stores what depends on X, with code that repeats wherever it stands; all three values
   are checked by CHECK_SAME (X).  */

#ifndef STRESS_H
#define STRESS_H

#define FN __attribute__ ((noinline))
#define MAIN __attribute__ ((noipa)) int main (void)
#define CHECK(CONDITION) \
  do { if (!(CONDITION)) __builtin_abort (); } while (0)

volatile int first, second, third;
#define SAME(X) \
  do { first = (X) * 7 + 1001; second = (X) ^ 2002; third = (X) - 3003; } while (0)
#define CHECK_SAME(X) \
  CHECK (first == (X) * 7 + 1001 && second == ((X) ^ 2002) && third == (X) - 3003)

#endif
