/* Functions that look for a label after the address that they return to.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "check.h"

struct numbers { int a, b, c; };

static char *place;
static int found;

SINK int
tell (void *label)
{
  place = label;
  return 0;
}

SINK int
tell_number (__UINTPTR_TYPE__ label)
{
  return tell ((void *) label);
}

SINK void
look (int a, int b, int c)
{
  trace += a + 2 * b + 3 * c;
  char *behind = __builtin_extract_return_addr (__builtin_return_address (0));
  found += behind <= place && place <= behind + 16;
}

#define BAD(N, TELL) \
FN void bad_##N (struct numbers *p) \
{ \
  if (TELL) \
    goto here; \
  look (p->a + p->b, p->b * 3, p->c); \
  p->c = 3; \
here: \
  OWN (N); \
}

#define GOOD(N) \
FN void good_##N (struct numbers *p) \
{ \
  if (tell (p)) \
    goto here; \
  look (p->a + p->b, p->b * 3, p->c); \
  p->c = 3; \
here: \
  OWN (N); \
}

BAD (1, tell (&&here))
BAD (2, tell_number ((__UINTPTR_TYPE__) &&here))
GOOD (3)
GOOD (4)

int
main (void)
{
  struct numbers n = { 1, 2, 3 };
  bad_1 (&n), bad_2 (&n);
  CHECK (found == 2 && trace == 48);
  good_3 (&n), good_4 (&n);
  CHECK (found == 2 && trace == 96);
  return 0;
}
