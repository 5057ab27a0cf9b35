/* Functions of another calling convention: outlined from, and called by what is
   outlined.  */
/* { dg-do run } */
/* { dg-final { outlined >= 1 } } */
/* { dg-require-effective-target x86_64 } */

#include "../check.h"

#define MS __attribute__ ((ms_abi))
static long seen;

MS __attribute__ ((noipa)) long
far (long a, double b, long c, long d, long e)
{
  seen = seen * 3 + a + (long) b * 5 + c * 7 + d * 11 + e * 13;
  return seen;
}

FN MS long
first (long a, double b, long c)
{
  note (1), far (a, b, c, 4, 5), far (c, b, a, a, c), note (2), seen ^= a, far (a + c, b * 2, 1, a, c);
  return a * 3;
}

FN long
second (long a, double b, long c)
{
  note (1), far (a, b, c, 4, 5), far (c, b, a, a, c), note (2), seen ^= a, far (a + c, b * 2, 1, a, c);
  return a * 5;
}

FN MS long
third (long a, double b, long c)
{
  note (1), far (a, b, c, 4, 5), far (c, b, a, a, c), note (2), seen ^= a, far (a + c, b * 2, 1, a, c);
  return c;
}

static long
expected (long a, double b, long c)
{
  long s = a + (long) b * 5 + c * 7 + 44 + 65;
  s = s * 3 + c + (long) b * 5 + a * 7 + a * 11 + c * 13;
  s ^= a;
  return s * 3 + a + c + (long) (b * 2) * 5 + 7 + a * 11 + c * 13;
}

int
main (void)
{
  CHECK (first (3, 1.5, 7) == 9 && seen == expected (3, 1.5, 7));
  seen = 0;
  CHECK (second (3, 1.5, 7) == 15 && seen == expected (3, 1.5, 7));
  seen = 0;
  CHECK (third (3, 1.5, 7) == 7 && seen == expected (3, 1.5, 7));
  return 0;
}
