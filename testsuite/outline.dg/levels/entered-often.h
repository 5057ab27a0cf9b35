/* Functions that share code, called in loops, and OTHER, more statements that run once.
   SPDX-License-Identifier: GPL-3.0-or-later  */

volatile int first, second, third;
#define OWN(N) (third = N)
#define SAME (first = second)

#define FUNCTION(NAME, N) \
  static __attribute__ ((noinline)) void \
  NAME (void) \
  { \
    OWN (N); \
    SAME; \
    OWN (N + 1); \
  }
FUNCTION (f, 10)
FUNCTION (g, 20)
FUNCTION (h, 30)
FUNCTION (i, 40)
FUNCTION (j, 50)
FUNCTION (k, 60)
FUNCTION (l, 70)
FUNCTION (m, 80)

#define TEN(N) OWN (N), OWN (N + 1), OWN (N + 2), OWN (N + 3), OWN (N + 4), OWN (N + 5), OWN (N + 6), OWN (N + 7), \
               OWN (N + 8), OWN (N + 9)
void
other (void)
{
  OTHER;
}

__attribute__ ((noinline)) void
run (int times, int each)
{
  for (int a = 0; a < times; a++)
    for (int b = 0; b < each; b++)
      f (), g (), h (), i (), j (), k (), l (), m ();
}

int
main (void)
{
  other ();
  second = 7;
  run (2, 2);
  return first != 7 || third != 81;
}
