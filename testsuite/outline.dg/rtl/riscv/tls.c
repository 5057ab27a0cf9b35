/* Thread-local variables are found from fragments.  */
/* { dg-do run } */
/* { dg-options "-Os -fPIC -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "../check.h"

__thread int u, v = 3, w;
FN int a (int x) { note (x); u += x, v ^= u, w += v; OWN (1); note (u); return x + w; }
FN int b (int x) { note (x); u += x, v ^= u, w += v; OWN (2); note (v); return x - w; }

MAIN
{
  CHECK (a (4) == 4 + 7 && u == 4 && v == 7 && w == 7);
  CHECK (b (1) == 1 - (7 + (7 ^ 5)) && u == 5 && v == (7 ^ 5));
  return 0;
}
