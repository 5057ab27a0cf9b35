/* Counts lines or words of files.  SPDX-License-Identifier: GPL-3.0-or-later  */

struct counter
{
  const char *name;
  long lines, words, bytes;
  int failed;
};

void note (struct counter *c, const char *what, int n);
int count_lines (struct counter *c, const char *text);
int count_words (struct counter *c, const char *text);
