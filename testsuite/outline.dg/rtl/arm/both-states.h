/* Code that repeats and calls functions of both instruction sets.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

volatile int first, second, third;

static __attribute__ ((noipa, target ("arm"))) void
a32 (int n)
{
  trace = trace * 37 + n;
}

static __attribute__ ((noipa, target ("thumb"))) void
t32 (int n)
{
  trace = trace * 41 + n;
}

#define REPEATED a32 (3), SAME_STORES, t32 (5), SAME_STORES
FN int a (int x) { note (x); REPEATED; OWN (1); a32 (x), t32 (7); return x + 3; }
FN int b (int x) { note (x); REPEATED; OWN (2); a32 (x), t32 (7); return x * 3; }
FN int c (int x) { note (x); REPEATED; OWN (3); t32 (x), a32 (7); return x + 3; }
FN int d (int x) { note (x); REPEATED; OWN (4); t32 (x), a32 (7); return x * 3; }
FN void ends_a (int x) { note (x); SAME_STORES; a32 (x); }
FN void ends_b (int x) { note (x + 1); SAME_STORES; a32 (x); }
FN void ends_c (int x) { note (x + 2); SAME_STORES; t32 (x); }
FN void ends_d (int x) { note (x + 3); SAME_STORES; t32 (x); }

/* What TRACE becomes.  */
#define NOTE(N) (expected = expected * 31 + (N))
#define A32(N) (expected = expected * 37 + (N))
#define T32(N) (expected = expected * 41 + (N))

MAIN
{
  unsigned expected = 0;
  CHECK (a (4) == 7 && b (4) == 12 && c (4) == 7 && d (4) == 12);
  for (int k = 0; k < 4; k++)
    {
      NOTE (4), A32 (3), T32 (5);
      if (k < 2)
        A32 (4), T32 (7);
      else
        T32 (4), A32 (7);
    }
  CHECK (trace == expected);
  ends_a (2), ends_b (2), ends_c (2), ends_d (2);
  NOTE (2), A32 (2), NOTE (3), A32 (2), NOTE (4), T32 (2), NOTE (5), T32 (2);
  CHECK (trace == expected && first + second + third == 6006);
  return 0;
}
