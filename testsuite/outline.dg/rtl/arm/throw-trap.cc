// What traps finds its landing pad (-fnon-call-exceptions): it is in no fragment, as one
// without calls cannot be unwound.  What does not trap is folded.
// { dg-do run }
// { dg-options "-Os -fnon-call-exceptions -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" }
// { dg-require-effective-target arm }
// { dg-require-effective-target linux }
// { dg-final { folded any >= 1 } }

#include <signal.h>
#include <stdlib.h>
#include <ucontext.h>

#include "../check.h"

volatile int first, second, third;

SINK void
thrower ()
{
  throw 1;
}

/* Continues as if the instruction had called thrower.  */
SINK void
handler (int, siginfo_t *, void *context)
{
  mcontext_t &state = static_cast<ucontext_t *> (context)->uc_mcontext;
  unsigned long thumb = state.arm_cpsr >> 5 & 1;
  unsigned long to = reinterpret_cast<unsigned long> (&thrower);
  state.arm_lr = (state.arm_pc + 2) | thumb;
  state.arm_pc = to & ~1ul;
  state.arm_cpsr = (state.arm_cpsr & ~32ul) | (to & 1) << 5;
}

struct numbers
{
  int a, b, c, d;
};

/* The stores are before the first trap: the compiler may not move them.  */
#define FUNCTION(N) \
FN int f##N (volatile numbers *p, int k) \
{ \
  int r = N; \
  SAME_STORES; \
  note (k); \
  try \
    { \
      r += k * N + 11; \
      p->a = r, p->b = r * 3, p->c = r * 5 + 1, p->d = p->a ^ p->b; \
      r += p->c; \
    } \
  catch (int) \
    { \
      return -N; \
    } \
  return r; \
}

FUNCTION (1)
FUNCTION (2)
FUNCTION (3)

MAIN
{
  struct sigaction action = {};
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO | SA_NODEFER;
  sigaction (SIGSEGV, &action, 0);
  volatile numbers some = {};
  CHECK (f1 (&some, 1) == 79 && f2 (&some, 1) == 91 && f3 (&some, 1) == 103);
  CHECK (f1 (0, 1) == -1 && f2 (0, 1) == -2 && f3 (0, 1) == -3);
  return 0;
}
