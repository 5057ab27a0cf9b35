/* Constants that are addresses.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

volatile int counted[4];
static const char *volatile said;

SINK void
say (const char *text)
{
  said = text;
}

FN void
a (void)
{
  counted[0]++;
  say ("a text of one function alone");
}

FN void
b (int x)
{
  counted[1] = x;
  say ("a text of two");
}

FN int
c (void)
{
  say ("a text of two");
  return counted[1] + counted[0];
}

MAIN
{
  a ();
  CHECK (__builtin_strcmp ((const char *) said, "a text of one function alone") == 0);
  b (4);
  said = "";
  CHECK (c () == 5);
  CHECK (__builtin_strcmp ((const char *) said, "a text of two") == 0);
  return 0;
}
