// Exceptions thrown by functions that fragments call: through thunks, through
// fragments that are called and call, and from tails; caught further up, in the
// function that the fragment was folded out of, and nowhere.
// SPDX-License-Identifier: GPL-3.0-or-later

#include <csetjmp>
#include <exception>
#include "../check.h"

volatile int first, second, third;
static int destroyed, armed;

struct guard
{
  int id;
  guard (int i) : id (i) {}
  ~guard () { destroyed = destroyed * 10 + id; }
};

// Throws when armed is N.
SINK int
may_throw (int n)
{
  if (armed == n)
    throw n;
  trace = trace * 31 + n;
  return n;
}

// A fragment with calls inside; and one that ends in a call.
#define CALLS first = may_throw (1), second = may_throw (2), third = may_throw (3)
#define THUNK first = 5, second = 6, third = 7, may_throw (4)

FN int through_1 (int x) { note (x); CALLS; OWN (1); THUNK; OWN (2); note (3); return x + 1; }
FN int through_2 (int x) { note (x); CALLS; OWN (3); THUNK; OWN (4); note (5); return x * 2; }
FN int clean_1 (int x) { guard g (1); CALLS; OWN (5); THUNK; OWN (6); return x + 1; }
FN int clean_2 (int x) { guard g (2); CALLS; OWN (7); THUNK; OWN (8); return x * 2; }
FN int catch_1 (int x) { try { CALLS; OWN (9); THUNK; OWN (10); } catch (int n) { return n + x; } return x; }
FN int catch_2 (int x) { try { CALLS; OWN (11); THUNK; OWN (12); } catch (int n) { return n * x; } return x; }
FN int tail_1 (int x) { note (x); OWN (13); first = 9; second = 8; return may_throw (5); }
FN int tail_2 (int x) { note (x); OWN (14); first = 9; second = 8; return may_throw (5); }
FN int never_1 (int x) noexcept { note (x); CALLS; OWN (15); THUNK; OWN (16); return x + 1; }
FN int never_2 (int x) noexcept { note (x); CALLS; OWN (17); THUNK; OWN (18); return x + 2; }

typedef int function (int);

// What F throws when may_throw throws N; 0 if nothing.
__attribute__ ((noipa)) int
thrown (function *f, int n)
{
  armed = n;
  try
    {
      f (7);
    }
  catch (int caught)
    {
      armed = 0;
      return caught;
    }
  armed = 0;
  return 0;
}

#include "terminates.h"

MAIN
{
  for (int n = 0; n <= 4; n++)
    {
      CHECK (thrown (through_1, n) == n && thrown (through_2, n) == n);
      destroyed = 0;
      CHECK (thrown (clean_1, n) == n && destroyed == 1);
      CHECK (thrown (clean_2, n) == n && destroyed == 12);
      CHECK (thrown (catch_1, n) == 0 && thrown (catch_2, n) == 0);
      armed = n;
      CHECK (catch_1 (7) == n + 7 && catch_2 (7) == (n ? n * 7 : 7));
      armed = 0;
    }
  CHECK (thrown (tail_1, 5) == 5 && thrown (tail_2, 5) == 5);
  for (int n = 1; n <= 4; n++)
    CHECK (terminates (never_1, n) && terminates (never_2, n));
  CHECK (!terminates (never_1, 9) && never_2 (3) == 5);
  return 0;
}
