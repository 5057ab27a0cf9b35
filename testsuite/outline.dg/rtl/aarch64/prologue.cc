/* Registers that a shared prologue saves come back, on return and when an
   exception is caught.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress " } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler {folded\.\w+:\n\t(mov\tx29, sp|stp\tx\d+, x\d+, \[sp, \d+\])} } } */

#include "../check.h"

static int throws;

SINK int
leave (int n)
{
  if (throws == n)
    throw n;
  return n * 2;
}

#define LIVE(N) \
  FN int f##N (int a, int b, int c, int d, int e) \
  { \
    int x = leave (a), y = leave (b), z = leave (c); \
    OWN (N); \
    return x * a + y * b + z * c + d * N - e + leave (d) * x + leave (e) * y; \
  }
LIVE (1) LIVE (2) LIVE (3)

SINK int
one (int (*f) (int, int, int, int, int), int k)
{
  int a = k + 1, b = k + 2, c = k + 3, d = k + 4, e = k + 5;
  int result;
  try { result = f (a, b, c, d, e); }
  catch (int n) { result = n; }
  CHECK (a == k + 1 && b == k + 2 && c == k + 3 && d == k + 4 && e == k + 5);
  return result + a + b + c + d + e;
}

MAIN
{
  int (*all[]) (int, int, int, int, int) = { f1, f2, f3 };
  for (int n = 0; n < 3; n++)
    for (throws = 10; throws < 17; throws++)
      {
        int result = one (all[n], 10);
        if (throws > 10 && throws < 16)
          CHECK (result == throws + 65);
        else
          CHECK (result == (2 * (121 + 144 + 169) + 14 * (n + 1) - 15
                            + 28 * 22 + 30 * 24) + 65);
      }
  return 0;
}
