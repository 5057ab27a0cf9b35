/* Nested functions: the static chain is passed on to those that are called,
   and is an input of code in those that have one.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

FN int
outer (int x)
{
  int sum = x, other = 3;
  FN void add (int n) { sum = sum * 3 + n; note (sum); }
  FN int inner_1 (int n) { add (n), add (n + 1), sum ^= 77, other += sum, add (other), add (7); return n; }
  FN int inner_2 (int n) { add (n), add (n + 1), sum ^= 77, other += sum, add (other), add (7); return n + 1; }
  inner_1 (5);
  inner_2 (6);
  add (1), add (2), add (3);
  return sum;
}

static int
expected (int x)
{
  int sum = x, other = 3;
  for (int n = 5; n < 7; n++)
    {
      sum = sum * 3 + n, sum = sum * 3 + n + 1;
      sum ^= 77, other += sum, sum = sum * 3 + other, sum = sum * 3 + 7;
    }
  for (int n = 1; n < 4; n++)
    sum = sum * 3 + n;
  return sum;
}

int
main (void)
{
  CHECK (outer (1) == expected (1) && outer (-4) == expected (-4));
  return 0;
}
