/* Strings, and addresses of objects and functions, that differ are
   parameters.  */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-outline-trials=0" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

static int red[4] = { 1, 2, 3, 4 }, green[4] = { 5, 6, 7, 8 };
static const void *last;

SINK void
keep (void (*f) (int), const char *text, int *array)
{
  last = array;
  f (text[0] + array[1]);
}

FN int
first (int x)
{
  keep (note, "abc", red), note (x), keep (note, "def", &red[1]), note (x + 1);
  keep (note, "one", red), note (x + 2);
  return x;
}

SINK void
other (int n)
{
  trace = trace * 43 + n;
}

FN int
second (int x)
{
  keep (other, "ghi", green), note (x), keep (note, "def", &green[1]), note (x + 1);
  keep (note, "one", red), note (x + 2);
  return x * 3;
}

FN int
third (int x)
{
  keep (note, "jkl", red), note (x), keep (note, "def", &green[1]), note (x + 1);
  keep (note, "one", red), note (x + 2);
  return x * 5;
}

static unsigned
expected (int a, int b, int c)
{
  unsigned t = a;
  t = (t * 31 + 9) * 31 + b;
  t = (t * 31 + 10) * 31 + c;
  return t * 31 + 11;
}

int
main (void)
{
  CHECK (first (9) == 9 && last == red);
  CHECK (trace == expected ('a' + 2, 'd' + 3, 'o' + 2));
  trace = 0;
  CHECK (second (9) == 27);
  CHECK (trace == expected ('g' + 6, 'd' + 7, 'o' + 2));
  trace = 0;
  CHECK (third (9) == 45);
  CHECK (trace == expected ('j' + 2, 'd' + 7, 'o' + 2));
  return 0;
}
