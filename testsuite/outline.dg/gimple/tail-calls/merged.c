/* Functions that are merged jump to the merged one, which jumps on: also where the callee differs and is a parameter.  */
/* { dg-do run } */
/* { dg-require-effective-target tail_calls } */

#include "steps.h"

static long b (long, long);
static long c (long, long);
static long d (long, long);
static long e (long, long);

#define OPERATION(NAME, NUMBER, NEXT)             \
  static FN long NAME (long n, long s)            \
  {                                               \
    if (n <= 0)                                   \
      return s;                                   \
    if (s & NUMBER)                               \
      slow (n + NUMBER);                          \
    WORK (n, s);                                  \
    cells[30] += NUMBER;                          \
    slow (s ^ NUMBER);                            \
    return NEXT (n - 1, s + NUMBER);              \
  }

OPERATION (a, 11, b)
OPERATION (b, 12, c)
OPERATION (c, 17, d)
OPERATION (d, 19, e)
OPERATION (e, 23, a)

int
main (void)
{
  return a (STEPS, 1) == 0;
}
