// A contract that does not hold is found where code is shared, and one that holds is not.
// { dg-do run }
// { dg-require-effective-target gcc16 }
// { dg-require-effective-target linux }
// { dg-options "-Os -std=c++26 -fcontracts -fcontract-evaluation-semantic=observe -fplugin-arg-outline-stress" }
// { dg-final { outlined >= 1 } }

#include <contracts>

#include "stress.h"

static int violations;
void
handle_contract_violation (const std::contracts::contract_violation &)
{
  violations++;
}

#define CODE(N) \
  FN int f##N (int x) pre (x > 0) post (r : r != 9 * N) \
  { \
    SAME (x); \
    contract_assert (x < 100); \
    return x * N; \
  }
CODE (2) CODE (3) CODE (5)

template <typename function>
static void
check (function *f, int n)
{
  violations = 0;
  CHECK (f (7) == 7 * n && violations == 0);
  CHECK_SAME (7);
  CHECK (f (-1) == -n && violations == 1);
  CHECK_SAME (-1);
  CHECK (f (9) == 9 * n && violations == 2);
  CHECK (f (100) == 100 * n && violations == 3);
  CHECK_SAME (100);
}

MAIN
{
  check (f2, 2);
  check (f3, 3);
  check (f5, 5);
  return 0;
}
