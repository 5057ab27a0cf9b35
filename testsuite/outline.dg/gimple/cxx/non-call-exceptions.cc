// With -fnon-call-exceptions a load that faults in outlined code throws, and
// the exception is caught.
// { dg-do run }
// { dg-require-effective-target linux }
// { dg-options "-Os -fnon-call-exceptions -fplugin-arg-outline-stress" }
// { dg-final { outlined >= 1 } }

#include <signal.h>
#include "../check.h"

static void
fault (int)
{
  sigset_t set;
  sigemptyset (&set);
  sigaddset (&set, SIGSEGV);
  sigprocmask (SIG_UNBLOCK, &set, nullptr);
  throw 5;
}

FN int first (int *p, int n) { note (n); n = p[1] * 3 + n; note (n); OWN (1); return n; }
FN int second (int *p, int n) { note (n); n = p[1] * 3 + n; note (n); OWN (2); return n + 1; }

static int
run (int (*f) (int *, int), int *p)
{
  try { return f (p, 2); } catch (int n) { return -n; }
}

int
main ()
{
  int a[] = { 1, 2 };
  signal (SIGSEGV, fault);
  CHECK (run (first, a) == 8 && run (second, a) == 9);
  CHECK (run (first, nullptr) == -5 && run (second, nullptr) == -5);
  return 0;
}
