/* Counts words.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "count.h"

int
count_words (struct counter *c, const char *text)
{
  long n = 0;
  note (c, c->name, 1);
  for (; *text; text++)
    if (*text == ' ' || *text == '\n')
      n++;
  c->words = n;
  note (c, c->name, 2);
  c->bytes += n;
  note (c, c->name, 3);
  if (c->failed)
    {
      note (c, c->name, 4);
      c->failed = 0;
      note (c, c->name, 5);
    }
  note (c, c->name, 6);
  return c->bytes > 100;
}
