/* Callers of a function that calls itself count on what its own instructions leave
   alone (-fipa-ra): so does a fragment that contains the call.  */
/* { dg-do run } */
/* { dg-options "-Os -fipa-ra -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "../check.h"

int a, b, c, d;

#define BODY(N) \
  (a ^= 0x11111, f (N - 3), b += 0x22222, c ^= 0x33333, a += 5)

static FN void
f (int n)
{
  if (n <= 0)
    a++;
  else if (n & 1)
    BODY (n), d ^= 1;
  else if (n & 2)
    c++, BODY (n), d |= 32;
  else
    b++, BODY (n), d &= 7;
}

/* More is in use across the call than registers that calls keep.  */
FN int
g (int p, int q, int r, int s, int t, int u)
{
  f (10);
  return p + q * 3 + r * 5 + s * 7 + t * 11 + u * 13;
}

MAIN
{
  CHECK (g (1, 2, 3, 4, 5, 6) == 1 + 6 + 15 + 28 + 55 + 78);
  CHECK (b == 0x22222 * 4 + 1);
  return 0;
}
