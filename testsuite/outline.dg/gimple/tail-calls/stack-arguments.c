/* Arguments on the stack: GCC jumps where the callee needs no more of them than the caller got, which an outlined
   function did not.  */
/* { dg-do run } */
/* { dg-require-effective-target tail_calls } */

#include "steps.h"

typedef long operation (long, long, long, long, long, long, long, long, long, long);
extern operation *const next[2];

static FN long
first (long n, long s, long a, long b, long c, long d, long e, long f, long g, long h)
{
  if (!n)
    return s + a + b + c + d + e + f + g + h;
  if (s & 1)
    slow (n);
  WORK (n, s);
  return next[cells[25] & 1] (n - 1, s, a, b, c, d, e, f, g, h);
}

static FN long
second (long n, long s, long a, long b, long c, long d, long e, long f, long g, long h)
{
  if (!n)
    return s + a + b + c + d + e + f + g + h;
  if (s & 2)
    slow (n + 2);
  cells[42] ^= h;
  WORK (n, s);
  return next[cells[25] & 1] (n - 1, s, a, b, c, d, e, f, g, h);
}

operation *const next[2] = { first, second };

int
main (void)
{
  return first (STEPS, 1, 1, 2, 3, 4, 5, 6, 7, 8) != 1 + 36;
}
