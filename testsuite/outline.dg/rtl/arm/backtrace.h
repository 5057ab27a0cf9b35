/* Looks for callers with fragments in between.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <unwind.h>
#include "../check.h"

volatile int first, second, third;
static unsigned long frames[16];
static int depth;

static _Unwind_Reason_Code
seen (struct _Unwind_Context *context, void *data)
{
  (void) data;
  if (depth < 16)
    frames[depth++] = _Unwind_GetIP (context);
  return _URC_NO_REASON;
}

SINK int
look (int n)
{
  depth = 0;
  _Unwind_Backtrace (seen, 0);
  return n;
}

/* Two calls, so that a fragment with both has to keep its return address.  */
#define BODY first = look (12), second = look (13), third = look (14)
FN int a (int x) { int v[3] = { x, x, x }; OWN (1); note (v[x]); BODY; OWN (2); note (1); return x + v[0]; }
FN int b (int x) { int v[3] = { x, x, x }; OWN (3); note (v[x]); BODY; OWN (4); note (2); return x * v[0]; }
FN int end_of_b (int x) { OWN (5); return x + 7; }
SINK int outer (int (*f) (int)) { int n = f (2); OWN (6); return n + 1; }
SINK int end_of_outer (int x) { OWN (7); return x + 8; }

/* Whether the frames pass FROM and then the function called outer.  */
SINK int
passed (void *from, void *to)
{
  unsigned long low = (unsigned long) from & ~1ul,
                high = (unsigned long) to & ~1ul,
                outer_low = (unsigned long) outer & ~1ul,
                outer_high = (unsigned long) end_of_outer & ~1ul;
  for (int i = 0; i + 1 < depth; i++)
    if (frames[i] > low && frames[i] <= high)
      return frames[i + 1] > outer_low && frames[i + 1] <= outer_high;
  return 0;
}

MAIN
{
  CHECK (outer (a) == 5 && passed (a, b));
  CHECK (first + second + third == 39);
  CHECK (outer (b) == 5 && passed (b, end_of_b));
  CHECK (end_of_b (1) == 8 && end_of_outer (1) == 9);
  return 0;
}
