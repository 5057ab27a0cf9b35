/* Tail calls whose results are returned by some of the functions, narrowed by others, and ignored by the rest.  */
/* { dg-do run } */
/* { dg-require-effective-target tail_calls } */

#include "steps.h"

static int number (long, long);
static void nothing (long, long);

static FN unsigned
unsigned_number (long n, long s)
{
  if (!n)
    return s;
  slow (n);
  WORK (n, s);
  return number (n - 1, s);
}

static FN int
number (long n, long s)
{
  if (!n)
    return s;
  if (s & 8)
    slow (s);
  cells[44] = n;
  WORK (n, s);
  return number (n - 1, s);
}

static FN void
also_nothing (long n, long s)
{
  if (!n)
    return;
  if (n & 1)
    slow (s);
  WORK (n, s);
  if (n < 0)
    number (n - 1, s);
  else
    nothing (n - 1, s);
}

static FN void
nothing (long n, long s)
{
  if (!n)
    return;
  slow (s + 1);
  WORK (n, s);
  also_nothing (n - 1, s);
}

int
main (void)
{
  nothing (STEPS, 1);
  return unsigned_number (STEPS, 1) != 1 || number (STEPS, 1) != 1;
}
