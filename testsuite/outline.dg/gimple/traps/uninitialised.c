/* A value that no path sets is passed like any other.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

FN int
first (int x)
{
  int unset;
  note (x), note (x + 1), note (x * 7), note (x ^ 21), note (x - 30);
  if (x > 100)
    note (unset), note (x + 1), note (unset);
  return 1;
}

FN int
second (int x)
{
  int set = x;
  note (x), note (x + 1), note (x * 7), note (x ^ 21), note (x - 30);
  if (x > 50)
    note (set), note (x + 1), note (set);
  return 2;
}

int
main (void)
{
  CHECK (first (3) == 1);
  unsigned t = trace;
  trace = 0;
  CHECK (second (3) == 2 && trace == t);
  trace = 0;
  CHECK (second (60) == 2);
  CHECK (trace == ((((((60u * 31 + 61) * 31 + 420) * 31 + 41) * 31 + 30) * 31 + 60) * 31 + 61) * 31 + 60);
  return 0;
}
