// Exceptions pass through tails that call: out of functions with exception tables go only
// calls about whose exceptions these do nothing.  Each kind of function is there twice, so that
// its code can be shared.
// SPDX-License-Identifier: GPL-3.0-or-later

#include <csetjmp>
#include <exception>
#ifdef CANCEL_THREADS
#include <pthread.h>
#endif
#include <unwind.h>
#include "../check.h"

volatile int first, second, third;
static int destroyed, armed;

enum { FOREIGN = 100, CANCEL };

struct guard
{
  int id;
  guard (int i) : id (i) {}
  ~guard () { destroyed = destroyed * 10 + id; }
};

static _Unwind_Exception foreign;

// Throws N when armed is N: an int, something that is not C++'s, or the thread's end.
SINK int
may_throw (int n)
{
  if (armed == n)
    throw n;
  if (armed == FOREIGN && n == 3)
    {
      __builtin_memcpy (&foreign.exception_class, "OUTLINE", 8);
      _Unwind_RaiseException (&foreign);
    }
#ifdef CANCEL_THREADS
  if (armed == CANCEL && n == 3)
    {
      pthread_cancel (pthread_self ());
      pthread_testcancel ();
    }
#endif
  trace = trace * 31 + n;
  return n;
}

// Ends of functions: the last call is no tail call, as stores follow it.
#define END first = 9, second = 8, third = may_throw (3), first = 7, second = third

// With an exception table for what comes before; nothing is done about what END throws.
FN int cleaned_1 (int x) { { guard g (1); may_throw (1); OWN (1); } END; return third; }
FN int cleaned_2 (int x) { { guard g (2); may_throw (1); OWN (2); } END; return third; }
// Something is.
FN int guarded_1 (int x) { guard g (1); may_throw (1); OWN (3); END; return third; }
FN int guarded_2 (int x) { guard g (2); may_throw (1); OWN (4); END; return third; }
FN int caught_1 (int x) { try { may_throw (1); OWN (5); END; } catch (int n) { return n + x; } return third; }
FN int caught_2 (int x) { try { may_throw (1); OWN (6); END; } catch (int n) { return n * x; } return third; }
FN int again_1 (int x) { try { may_throw (1); OWN (7); END; } catch (...) { destroyed += 5; throw; } return third; }
FN int again_2 (int x) { try { may_throw (1); OWN (8); END; } catch (...) { destroyed += 6; throw; } return third; }
FN int never_1 (int x) noexcept { { guard g (1); may_throw (1); OWN (9); } END; return third; }
FN int never_2 (int x) noexcept { { guard g (2); may_throw (1); OWN (10); } END; return third; }
#if __cplusplus < 201703L
FN int listed_1 (int x) throw (long) { { guard g (1); may_throw (1); OWN (11); } END; return third; }
FN int listed_2 (int x) throw (long) { { guard g (2); may_throw (1); OWN (12); } END; return third; }
#endif

typedef int function (int);

// What F throws when may_throw throws N; 0 if nothing.
__attribute__ ((noipa)) int
thrown (function *f, int n)
{
  armed = n;
  int caught = 0;
  try
    {
      f (7);
    }
  catch (int number)
    {
      caught = number;
    }
  catch (...)
    {
      caught = armed;
    }
  armed = 0;
  return caught;
}

#include "terminates.h"

#ifdef CANCEL_THREADS
__attribute__ ((noipa)) void *
run (void *f)
{
  guard g (9);
  reinterpret_cast<function *> (f) (7);
  return 0;
}

// Whether a thread that is cancelled in F is unwound as far as its start.
__attribute__ ((noipa)) bool
cancelled (function *f)
{
  pthread_t thread;
  void *result;
  armed = CANCEL;
  destroyed = 0;
  pthread_create (&thread, 0, run, reinterpret_cast<void *> (f));
  pthread_join (thread, &result);
  armed = 0;
  return result == PTHREAD_CANCELED && destroyed % 10 == 9;
}
#endif

MAIN
{
  static function *const passing[] = { cleaned_1, cleaned_2, guarded_1, guarded_2, again_1, again_2 };
  for (function *f : passing)
    {
      CHECK (thrown (f, 0) == 0 && thrown (f, 1) == 1 && thrown (f, 3) == 3);
      CHECK (thrown (f, FOREIGN) == FOREIGN);
#ifdef CANCEL_THREADS
      CHECK (cancelled (f));
#endif
    }
  destroyed = 0;
  CHECK (thrown (cleaned_1, 3) == 3 && destroyed == 1);
  CHECK (thrown (guarded_2, 3) == 3 && destroyed == 12);
  CHECK (thrown (again_1, 3) == 3 && destroyed == 17);
  CHECK (thrown (caught_1, 3) == 0 && thrown (caught_2, 1) == 0);
  CHECK (caught_1 (7) == 3 && caught_2 (7) == 3);
  CHECK (terminates (never_1, 3) && terminates (never_2, 3) && terminates (never_1, 1));
#if __cplusplus < 201703L
  CHECK (terminates (listed_1, 3) && terminates (listed_2, 1));
#endif
  return 0;
}
