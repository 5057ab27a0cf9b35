/* Constants in the code.  SPDX-License-Identifier: GPL-3.0-or-later

   What a fragment loads follows the fragment, and goes from the functions; what else
   they load stays there.  */

#include "../check.h"

volatile int first, second, third;
static const char *const names[] = { "one", "two", "three" };
static int counted[3];
extern int visible[3];

SINK void
say (const char *text, unsigned number)
{
  for (; *text; text++)
    trace = trace * 31 + *text;
  trace = trace * 31 + number;
}

#define BODY \
  (first = 0x12345678, second = 0x9abcdef1, third = 0x12345678, \
   counted[1] += 5, visible[2] += counted[1], say ("a text of both", 0x10203041))
FN int a (int x) { note (x); BODY; OWN (1); note (0x71624354); return x + 0x12435687; }
FN int b (int x) { note (x + 7); BODY; OWN (2); note (0x9abcdef1); return x * 0x12435687; }
FN int c (int x) { say (names[x], x); BODY; OWN (3); say ("its own text", x); return x ^ 0x71624354; }

int visible[3];

SINK void
check (int times)
{
  CHECK (first == 0x12345678 && (unsigned) second == 0x9abcdef1 && third == 0x12345678);
  CHECK (counted[1] == 5 * times && visible[2] == 5 * times * (times + 1) / 2);
  first = second = third = trace = 0;
}

MAIN
{
  CHECK (a (4) == 4 + 0x12435687);
  unsigned got = trace;
  check (1);
  note (4), say ("a text of both", 0x10203041), note (0x71624354);
  CHECK (got == trace);
  trace = 0;
  CHECK (b (5) == (int) (5u * 0x12435687));
  got = trace;
  check (2);
  note (12), say ("a text of both", 0x10203041), note (0x9abcdef1);
  CHECK (got == trace);
  trace = 0;
  CHECK (c (2) == (2 ^ 0x71624354));
  got = trace;
  check (3);
  say ("three", 2), say ("a text of both", 0x10203041), say ("its own text", 2);
  CHECK (got == trace);
  return 0;
}
