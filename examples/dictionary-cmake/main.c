/* Counts in a text of its own.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "count.h"

#include <stdio.h>

void
note (struct counter *c, const char *what, int n)
{
  c->failed += n;
  printf ("%s %d %d\n", what, n, c->failed);
}

int
main (void)
{
  struct counter c = { "text", 0, 0, 0, 1 };
  int many = count_lines (&c, "one two\nthree\n") + count_words (&c, "one two\nthree\n");
  printf ("%ld lines, %ld words, %d\n", c.lines, c.words, many);
  return 0;
}
