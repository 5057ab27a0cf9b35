/* A single result is the returned value, in the register of its type.  */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-outline-min-benefit=1" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-assembler "\\.outline\\." } } */

#include "../check.h"

FN int
first (int x)
{
  int t = twice (x);
  note (t + 11), note (t - 5), t = twice (t * 3), note (t), note (x);
  return t + 5;
}

FN int
second (int x)
{
  int t = twice (x);
  note (t + 11), note (t - 5), t = twice (t * 3), note (t), note (x);
  return t * 5;
}

FN int
third (int x)
{
  int t = twice (x);
  note (t + 11), note (t - 5), t = twice (t * 3), note (t), note (x);
  return x;
}

FN double
fourth (double *p, int n)
{
  note (n), note (n + 1);
  double t = p[0] * p[1];
  note (n + 2);
  return t + 1;
}

FN double
fifth (double *p, int n)
{
  note (n), note (n + 1);
  double t = p[0] * p[1];
  note (n + 2);
  return t - 1;
}

int
main (void)
{
  double a[] = { 1.5, 3 };
  CHECK (first (4) == 53 && second (4) == 240 && third (4) == 4);
  CHECK (fourth (a, 1) == 5.5 && fifth (a, 1) == 3.5);
  return 0;
}
