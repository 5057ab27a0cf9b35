// Bodies of lambdas share code; what they capture is an input.
// { dg-do run }
// { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" }
// { dg-final { outlined >= 1 } }

#include "../check.h"

template <typename F>
SINK int
apply (F &f, int n)
{
  return f (n);
}

int
main ()
{
  int a = 3, b = 5;
  auto first = [&] (int n) __attribute__ ((noinline))
    { note (n), note (a), a += n, note (a * b), note (n ^ 77), note (b), b ^= a, note (b); return a; };
  auto second = [&] (int n) __attribute__ ((noinline))
    { note (n), note (a), a += n, note (a * b), note (n ^ 77), note (b), b ^= a, note (b); return b; };
  auto third = [a, b] (int n) mutable __attribute__ ((noinline))
    { note (n), note (a), a += n, note (a * b), note (n ^ 77), note (b), b ^= a, note (b); return a - b; };
  CHECK (apply (first, 1) == 4 && a == 4 && b == (5 ^ 4));
  CHECK (apply (second, 2) == ((5 ^ 4) ^ 6) && a == 6);
  CHECK (apply (third, 10) == 13 - (5 ^ 13) && a == 6);
  return 0;
}
