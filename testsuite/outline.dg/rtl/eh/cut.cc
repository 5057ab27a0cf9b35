// A sequence ends after the last call of one try block, not before the call of the next: that call is folded with its
// arguments.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" }
// { dg-require-effective-target folding }
// { dg-final { scan-assembler {folded\.\w+:\n[^:]*\$1234567,[^:]*(call|jmp)\t_Z9may_throwiii} x86_64 } }
// { dg-final { folded called >= 1 } }
// { dg-final { unwinds } }

#include "../check.h"

volatile int first, second, third;

// Throws N if second is N.
__attribute__ ((noipa)) int
may_throw (int n, int a, int b)
{
  if (second == n)
    throw n;
  return a ^ b;
}

#define FUNCTION(NAME, N) \
  FN int \
  NAME (int x) \
  { \
    try { x += may_throw (N, x, N + 5); } \
    catch (int n) { return n + 100; } \
    try { first = 1001; third = may_throw (77, 1234567, 7654321); } \
    catch (int n) { return n - x; } \
    OWN (N + 1); \
    return first + x; \
  }
FUNCTION (one, 11)
FUNCTION (other, 23)

MAIN
{
  const int a = 5 + (5 ^ 16), b = 5 + (5 ^ 28);
  CHECK (one (5) == 1001 + a && third == (1234567 ^ 7654321));
  CHECK (other (5) == 1001 + b);
  second = 11;
  CHECK (one (5) == 111 && other (5) == 1001 + b);
  second = 77;
  CHECK (one (5) == 77 - a && other (5) == 77 - b);
  return 0;
}
