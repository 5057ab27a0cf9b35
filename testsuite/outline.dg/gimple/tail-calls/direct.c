/* Mutual recursion by name: regions that end in tail calls, some of which are followed by other code at another site.  */
/* { dg-do run } */
/* { dg-require-effective-target tail_calls } */

#include "steps.h"

static long odd (long, long);

static FN long
even (long n, long s)
{
  if (!n)
    return s;
  if (s & 1)
    slow (n);
  WORK (n, s);
  return odd (n - 1, s ^ 3);
}

static FN long
odd (long n, long s)
{
  if (!n)
    return s + 1;
  if (s & 2)
    {
      WORK (n, s);
      cells[1] = odd (0, s ^ 3);
    }
  if (s & 4)
    {
      WORK (n, s);
      return even (n - 1, s ^ 3);
    }
  WORK (n, s);
  return odd (n - 1, s ^ 3) ;
}

static FN long
neither (long n, long s)
{
  WORK (n, s);
  long r = odd (n - 1, s ^ 3);
  return r + cells[25];
}

int
main (void)
{
  neither (2, 4);
  cells[25] = 0;
  return neither (STEPS, 1) == even (1, 1);
}
