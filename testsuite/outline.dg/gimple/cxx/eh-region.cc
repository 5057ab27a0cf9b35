// A region may end in a call that throws to a handler of its function: each
// site keeps its own handler, and sites without one let the exception pass.
// { dg-do run }
// { dg-require-effective-target x86_64 }
// { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -save-temps" }
// { dg-final { outlined == 2 } }
// { dg-final { scan-assembler-times "call\\s+\\w+\\.outline\\." 7 } }

#include "../check.h"

SINK int
check (int n)
{
  if (n > 100)
    throw n;
  return n + 1;
}

struct guard
{
  int *p;
  guard (int *q) : p (q) {}
  __attribute__ ((noipa)) ~guard () { ++*p; }
};

int left;
#define STEP(N) trace = (trace * 31 + N) ^ (N * 3)

FN int one (int n) { STEP (n); try { return check (n); } catch (int m) { OWN (1); return -m; } }
FN int two (int n) { STEP (n); try { return check (n); } catch (int m) { OWN (2); return -2 * m; } }
FN int three (int n) { guard g (&left); STEP (n); n = check (n); OWN (3); return n; }
FN int four (int n) { STEP (n); n = check (n); OWN (4); return n; }
FN int five (int n) noexcept { STEP (n); n = check (n); OWN (5); return n; }

__attribute__ ((noipa)) int
main ()
{
  CHECK (one (1) == 2 && two (2) == 3 && three (3) == 4 && four (4) == 5
         && five (5) == 6 && left == 1);
  CHECK (one (101) == -101 && two (102) == -204);
  try { three (103); CHECK (false); } catch (int n) { CHECK (n == 103); }
  CHECK (left == 2);
  try { four (104); CHECK (false); } catch (int n) { CHECK (n == 104); }
  unsigned expected = 0;
  static const int with[] = { 1, 2, 3, 4, 5, 101, 102, 103, 104 };
  for (int i : with)
    expected = (expected * 31 + i) ^ (i * 3);
  CHECK (trace == expected);
  return 0;
}
