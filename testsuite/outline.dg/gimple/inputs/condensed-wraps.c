/* A condensed constant is right at the ends of its type: the sum wraps, and is
   not assumed not to, at -O2 and with -ftrapv too.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress -fplugin-arg-outline-dump" } */
/* { dg-additional-options "-ftrapv" } */
/* { dg-final { scan-ipa-dump outline "parameters \[56\] " } } */

#include "../check.h"

SINK void
take (signed char a, signed char b, int c, int d, long e, long f)
{
  trace = trace * 31 + (a != -128) + 2 * (b != 127);
  trace = trace * 31 + (c != -__INT_MAX__ - 1) + 2 * (d != __INT_MAX__);
  trace = trace * 31 + (e != -__LONG_MAX__ - 1) + 2 * (f != __LONG_MAX__);
}

FN void
first (int x)
{
  note (x);
  take (-128, 127, -__INT_MAX__ - 1, __INT_MAX__, -__LONG_MAX__ - 1, __LONG_MAX__);
  note (x + 1);
  OWN (1);
}

FN void
second (int x)
{
  note (x);
  take (-127, -128, -__INT_MAX__, -__INT_MAX__ - 1, -__LONG_MAX__, -__LONG_MAX__ - 1);
  note (x + 1);
  OWN (2);
}

int
main (void)
{
  first (0);
  CHECK (trace == 1);
  trace = 0;
  second (0);
  CHECK (trace == ((3u * 31 + 3) * 31 + 3) * 31 + 1);
  return 0;
}
