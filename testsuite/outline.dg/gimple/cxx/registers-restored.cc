// An exception that passes through outlined functions, with frames of several
// kinds, gives the catching function its registers back.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-stress" }
// { dg-final { outlined >= 2 } }

#include "../check.h"

SINK int
check (int n)
{
  note (n);
  if (n % 1000 == 77)
    throw n;
  return n + 1;
}

FN int a1 (int x) { check (x), check (x + 10); OWN (1); return x; }
FN int a2 (int x) { check (x), check (x + 10); OWN (2); return x + 1; }
FN int b1 (int x) { int t = check (x), u = check (t * 2), v = check (u - x); note (t + u * v + x); OWN (3); return x; }
FN int b2 (int x) { int t = check (x), u = check (t * 2), v = check (u - x); note (t + u * v + x); OWN (4); return x + 1; }

SINK int
run (int (*f) (int), int n, int a, int b, int c, int d, long *p)
{
  long e = p[0], g = p[1], h = p[2];
  try
    {
      n = f (n);
    }
  catch (int thrown)
    {
      n = -thrown;
    }
  return n * 3 + a + b * 5 + c * 7 + d * 11 + e * 13 + g * 17 + h * 19;
}

int
main ()
{
  long p[] = { 1, 2, 3 };
  int rest = 1 + 2 * 5 + 3 * 7 + 4 * 11 + 13 + 34 + 57;
  int (*const f[]) (int) = { a1, a2, b1, b2 };
  for (int i = 0; i < 4; i++)
    {
      CHECK (run (f[i], 5, 1, 2, 3, 4, p) == (5 + i % 2) * 3 + rest);
      CHECK (run (f[i], 77, 1, 2, 3, 4, p) == -77 * 3 + rest);
    }
  CHECK (run (a1, 67, 1, 2, 3, 4, p) == -77 * 3 + rest);
  CHECK (run (b2, 74, 1, 2, 3, 4, p) == -77 * 3 + rest);
  return 0;
}
