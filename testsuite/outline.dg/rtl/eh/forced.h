/* A walk that GCC's runtime makes through C functions runs each cleanup once, from the innermost on, also out of
   fragments and of functions that share code: a thread that is cancelled is unwound so.  Each kind of function is there
   twice, so that its code can be shared.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <setjmp.h>
#include <unwind.h>
#include "../check.h"

volatile int first, second, third;
static int done, armed;
static jmp_buf end;
static struct _Unwind_Exception walk;

SINK void
clean (int *id)
{
  done = done * 10 + *id;
}

#define GUARD(N) int id __attribute__ ((cleanup (clean))) = N

SINK _Unwind_Reason_Code
stop (int version, _Unwind_Action actions, _Unwind_Exception_Class name, struct _Unwind_Exception *e,
      struct _Unwind_Context *context, void *last)
{
  (void) version, (void) name, (void) e;
  if ((actions & _UA_END_OF_STACK) || _Unwind_GetCFA (context) > (_Unwind_Ptr) last)
    longjmp (end, 1);
  return _URC_NO_REASON;
}

static void *outermost;

/* Starts the walk if armed is N.  */
SINK int
may_leave (int n)
{
  if (armed == n)
    {
      _Unwind_ForcedUnwind (&walk, stop, outermost);
      __builtin_abort ();
    }
  trace = trace * 31 + n;
  return n;
}

/* The last call is no tail call, as stores follow it.  */
#define END first = 9, second = 8, third = may_leave (3), first = 7, second = third

FN int inner_1 (int x) { { GUARD (1); may_leave (1); OWN (1); } END; return third + x; }
FN int inner_2 (int x) { { GUARD (2); may_leave (1); OWN (2); } END; return third * x; }
FN int guarded_1 (int x) { GUARD (3); may_leave (1); OWN (3); END; inner_1 (x); return third; }
FN int guarded_2 (int x) { GUARD (4); may_leave (1); OWN (4); END; inner_2 (x); return third; }
FN int plain_1 (int x) { may_leave (2); OWN (5); END; guarded_1 (x); first = second; return third; }
FN int plain_2 (int x) { may_leave (2); OWN (6); END; guarded_2 (x); first = second; return third; }

/* What the walk that starts at N has cleaned up; -1 if there was none.  */
SINK int
cleaned (int (*f) (int), int n)
{
  armed = n, done = 0;
  outermost = __builtin_frame_address (0);
  if (!setjmp (end))
    {
      f (7);
      return -1;
    }
  return done;
}

MAIN
{
  CHECK (cleaned (inner_1, 1) == 1 && cleaned (inner_2, 1) == 2);
  CHECK (cleaned (inner_1, 3) == 1 && cleaned (inner_2, 3) == 2);
  CHECK (cleaned (guarded_1, 1) == 3 && cleaned (guarded_2, 1) == 4);
  CHECK (cleaned (guarded_1, 3) == 3 && cleaned (guarded_2, 3) == 4);
  CHECK (cleaned (plain_1, 1) == 3 && cleaned (plain_2, 1) == 4);
  CHECK (cleaned (plain_1, 2) == 0 && cleaned (plain_2, 3) == 0);
  CHECK (cleaned (plain_1, 4) == -1 && done == 13);
  CHECK (cleaned (plain_2, 4) == -1 && done == 24);
  return 0;
}
