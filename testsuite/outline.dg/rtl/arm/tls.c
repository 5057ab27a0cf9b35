/* Thread-local variables are found, in whatever way.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fPIC" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded any >= 1 } } */

#include "../check.h"

__thread int u, v = 3, w;
volatile int first, second, third;
FN int a (int x) { note (x); u += x, v ^= u, w += v; SAME_STORES; OWN (1); note (u); return x + w; }
FN int b (int x) { note (x); u += x, v ^= u, w += v; SAME_STORES; OWN (2); note (v); return x - w; }

MAIN
{
  CHECK (a (4) == 4 + 7 && u == 4 && v == 7 && w == 7);
  CHECK (b (1) == 1 - (7 + (7 ^ 5)) && u == 5 && v == (7 ^ 5));
  return 0;
}
