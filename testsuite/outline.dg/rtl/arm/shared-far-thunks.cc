// GCC prints thunks itself, between functions: where a unit has some, no constants are shared.
// { dg-do run }
// { dg-options "-Os -mthumb -fno-toplevel-reorder -fplugin-arg-outline-gimple=off" }
// { dg-require-effective-target arm }
// { dg-require-effective-target linux }
// { dg-final { scan-assembler-times {\n_ZThn\d+_N7derived1fEi:} 199 } }
// { dg-final { scan-assembler-times {\.word\t1067320345\n} 2 } }

#include "../check.h"

FN float
a (float x)
{
  return x * 1.2345f;
}

template <int N>
struct base
{
  virtual int f (int x) = 0;
};

template <int... N>
struct bases : base<N>...
{
};

template <int N>
using many_bases = bases<__integer_pack (N)...>;

struct derived : many_bases<200>
{
  int added = 1;
  int f (int x) override;
};

int
derived::f (int x)
{
  return x + added;
}

FN float
b (float x)
{
  return x + 1.2345f;
}

SINK int
call (base<150> &x)
{
  return x.f (3);
}

MAIN
{
  derived x;
  CHECK (call (x) == 4);
  CHECK (a (4) == 4 * 1.2345f && b (1) == 1 + 1.2345f);
  return 0;
}
