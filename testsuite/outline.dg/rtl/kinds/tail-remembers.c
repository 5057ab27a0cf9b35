/* A tail does not begin before a change of the frame that a state remembered in it depends
   on: code after the tail has that state, too.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-ipa-ra -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target long_jumps } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

volatile int first, second, third;
SINK int one (int n) { return n + 1000; }
SINK int two (int n) { return n + 2000; }
#define FUNCTION(N) \
FN int f##N (int x) \
{ \
  OWN (N); \
  note (x + N); \
  if (__builtin_expect (x <= 9, 1)) \
    { \
      x = eight (x, 2, 3, 4, 5, 6, N, 8); \
      first = x; \
      if (x & 1) \
        SAME_STORES; \
      return two (x); \
    } \
  OWN (100 + N); \
  note (x); \
  OWN (200 + N); \
  note (x + N + 1); \
  OWN (300 + N); \
  return one (x * (N + 2)); \
}
FUNCTION (1) FUNCTION (2) FUNCTION (3) FUNCTION (4)

MAIN
{
  CHECK (f1 (1) == 2352 && f2 (2) == 2370 && f3 (3) == 2388 && f4 (4) == 2406);
  CHECK (f1 (10) == 1030 && f2 (10) == 1040 && f3 (10) == 1050 && f4 (10) == 1060);
  return 0;
}
