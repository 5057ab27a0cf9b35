/* What a prologue saves below the stack pointer, before it lowers that, is not overwritten
   by the return address of a fragment.  */
/* { dg-do run } */
/* { dg-options "-O2 -mtune=k8 -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-asynchronous-unwind-tables" } */
/* { dg-require-effective-target x86_64 } */

#include "../check.h"

SINK int g (int a, int b, int c, int d) { return a * 3 + b * 5 + c * 7 + d; }
SINK int h (int a) { return a * 11; }
FN int f1 (int x, int y, int z) { int u = x * 5 + y, v = (x ^ y) + 7; return g (u, v, y, z) + u - v; }
FN int f2 (int x, int y, int z) { int u = x * 5 + y, v = (x ^ y) + 7; return g (v, u, y, z) * u - v; }
FN int f3 (int x, int y, int z) { int u = x * 5 + y, v = (x ^ y) + 7; return g (v, u, z, y) * u - v - h (u); }
FN int f4 (int x, int y, int z) { int u = x * 5 + y, v = (x ^ y) + 7; return g (v, u, z, y) * u - v - h (v); }

MAIN
{
  int a = 1, b = 2, c = 3, d = 4, e = 5, t = 0;
  for (int i = 0; i < 10; i++)
    {
      t += f1 (a, b, i);
      t += f2 (b, c, i);
      t ^= f3 (c, d, i);
      t += f4 (d, e, i);
      a += e;
    }
  CHECK (t == 75350 && a == 51 && b == 2 && c == 3 && d == 4 && e == 5);
  return 0;
}
