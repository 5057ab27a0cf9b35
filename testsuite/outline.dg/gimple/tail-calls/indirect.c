/* An outlined region that ends in a tail call through a table: its place, and its own end, stay jumps.  */
/* { dg-do run } */
/* { dg-require-effective-target tail_calls } */

#include "steps.h"

typedef long operation (long, long);
extern operation *const next[3];

static FN long
first (long n, long s)
{
  if (!n)
    return s;
  if (s & 1)
    slow (n);
  WORK (n, s);
  return next[(unsigned long) cells[25] % 3] (n - 1, s);
}

/* Other calls need a frame, and so an epilogue before each jump.  */
static FN long
second (long n, long s)
{
  if (!n)
    return s + 1;
  if (s & 2)
    {
      slow (s);
      cells[40] = s;
    }
  s ^= cells[33];
  WORK (n, s);
  return next[(unsigned long) cells[25] % 3] (n - 1, s);
}

static FN long
third (long n, long s)
{
  if (!n)
    return s + 2;
  switch (s & 3)
    {
    case 0: slow (n + 1); break;
    case 1: slow (s); slow (n); break;
    default: cells[41] ^= s;
    }
  WORK (n, s);
  return next[(unsigned long) cells[25] % 3] (n - 1, s);
}

operation *const next[3] = { first, second, third };

int
main (void)
{
  long result = first (STEPS, 1);
  return !(result >= 1 && result <= 3);
}
