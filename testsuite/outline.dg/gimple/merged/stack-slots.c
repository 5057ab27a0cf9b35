/* Locals that live one after the other in one function, and at the same time in another one, do not come to have
   one stack slot in both: functions in which lives end elsewhere are not merged.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { merged == 0 } } */

#include "../check.h"

SINK int
keep (char *p, int n, char **q, int check)
{
  __asm__ volatile ("" : : "r" (p) : "memory");
  int before = check ? q[0][0] : 0;
  if (!check)
    q[0] = p;
  for (int i = 0; i < 64; i++)
    p[i] = n;
  return check ? before * 1000 + q[0][0] : n;
}

FN int
in_turn (char **q, int n)
{
  int r = 0;
  { char x[64]; r += keep (x, n, q, 0); }
  { char y[64]; r += keep (y, 2, q, 0) + 11; }
  return r;
}

FN int
at_once (char **q, int n)
{
  int r = 0;
  char x[64], y[64];
  r += keep (x, n, q, 0);
  r += keep (y, 2, q, 1) + 22;
  return r;
}

FN int
at_once_again (char **q, int n)
{
  int r = 0;
  char x[64], y[64];
  r += keep (x, n, q, 0);
  r += keep (y, 2, q, 0) * 3;
  return r;
}

FN int
in_turn_again (char **q, int n)
{
  int r = 0;
  { char x[64]; r += keep (x, n, q, 0); }
  { char y[64]; r += keep (y, 3, q, 0) * 3; }
  return r;
}

int
main (void)
{
  char *q[2];
  CHECK (in_turn (q, 5) == 18);
  CHECK (at_once (q, 5) == 5 + 5005 + 22);
  CHECK (at_once_again (q, 5) == 11 && in_turn_again (q, 5) == 14);
  return 0;
}
