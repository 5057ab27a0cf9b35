// What traps in a function that must not throw ends the program, also at the end of
// the function: it is in no fragment that is jumped to.
// { dg-do run }
// { dg-options "-Os -fnon-call-exceptions -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" }
// { dg-require-effective-target folding }
// { dg-require-effective-target linux }
// { dg-require-effective-target dwarf_unwind }
// { dg-final { folded tail >= 1 } }

#include <exception>
#include <signal.h>
#include <stdlib.h>

#define FN __attribute__ ((noinline))
#define SINK __attribute__ ((noipa))

SINK static void
thrower (int)
{
  throw 1;
}

SINK static void
terminated ()
{
  _Exit (0);
}

int total;

SINK void
add (long x) noexcept
{
  total += x;
}

/* Two tails: one that may trap after something else, one that may not.  */
#define FUNCTIONS(N) \
FN void store##N (int *p, long x) noexcept \
{ \
  if (x == N) \
    total += N; \
  p[1] = 0, p[2] = x * 3, p[3] = x + 99; \
  add (x); \
} \
FN void plain##N (long x) noexcept \
{ \
  if (x == N) \
    total += N; \
  add (x * 3 + 8); \
}

FUNCTIONS (1)
FUNCTIONS (2)
FUNCTIONS (3)

SINK int
main ()
{
  int x[4];
  store1 (x, 1), store2 (x, 1), store3 (x, 1);
  plain1 (1), plain2 (1), plain3 (1);
  if (x[2] != 3 || x[3] != 100 || total != 38)
    abort ();
  struct sigaction action = {};
  action.sa_handler = thrower;
  action.sa_flags = SA_NODEFER;
  sigaction (SIGSEGV, &action, 0);
  std::set_terminate (terminated);
  /* The call itself may throw.  */
  void (*volatile called) (int *, long) = store2;
  try { called (0, 1); } catch (int) { abort (); }
  abort ();
}
