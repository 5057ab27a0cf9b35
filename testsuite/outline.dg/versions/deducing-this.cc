// Member functions with an explicit object, a call operator that is static, and what [[assume]]
// says: the same results with shared code.
// { dg-do run }
// { dg-require-effective-target gcc14 }
// { dg-options "-Os -std=c++23 -fplugin-arg-outline-stress" }
// { dg-final { outlined >= 1 } }

#include "stress.h"

struct base
{
  int n;
  template <typename self>
  FN int
  run (this self &&me, int x)
  {
    [[assume (x > 0)]];
    SAME (x);
    return me.n * x + me.own ();
  }
};
struct a : base { int own () const { return 1; } };
struct b : base { int own () const { return 2; } };
struct c : base { int own () const { return 3; } };

constexpr auto adds = [] (int x) static { SAME (x); return x + 1; };

MAIN
{
  CHECK (a {{ 10 }}.run (2) == 21);
  CHECK_SAME (2);
  CHECK (b {{ 20 }}.run (3) == 62);
  c last {{ 30 }};
  CHECK (last.run (4) == 123);
  CHECK_SAME (4);
  CHECK (adds (7) == 8);
  CHECK_SAME (7);
  return 0;
}
