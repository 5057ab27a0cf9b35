/* Functions with asm: their calls of outlined functions are no jumps, so that their tail calls are not outlined.  */
/* { dg-do run } */
/* { dg-require-effective-target tail_calls } */

#include "steps.h"

typedef long operation (long, long);
extern operation *const next[2];

static FN long
first (long n, long s)
{
  if (!n)
    return s;
  __asm__ volatile ("nop" : "+r" (s));
  WORK (n, s);
  return next[cells[25] & 1] (n - 1, s);
}

static FN long
second (long n, long s)
{
  if (!n)
    return s;
  __asm__ volatile ("nop\n\tnop" : "+r" (s));
  cells[42] = n;
  WORK (n, s);
  return next[cells[25] & 1] (n - 1, s);
}

operation *const next[2] = { first, second };

int
main (void)
{
  return first (STEPS, 1) != 1;
}
