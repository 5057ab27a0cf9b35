/* The address of a thread-local variable is computed where the variable is used: a call before that may leave the
   function to another thread, as fibres do.  So it does not become a parameter.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target linux } */
/* { dg-additional-options "-pthread -fplugin-arg-outline-trials=0" } */
/* { dg-final { outlined >= 1 } } */

#include <pthread.h>
#include <stdlib.h>
#include <ucontext.h>
#include "../check.h"

static __thread int one, two;
static ucontext_t fibre, first_thread, second_thread;
static int moved;

SINK void
move (void)
{
  if (!moved++)
    swapcontext (&fibre, &first_thread);
}

#define FUNCTION(NAME, ONE, TWO, LAST) \
FN void \
NAME (int x) \
{ \
  note (x); \
  move (); \
  ONE = x; \
  TWO = x + 5; \
  note (ONE + 3), note (x + 1), note (x * 7), note (x ^ 5), note (x * 11 + 3), note (x * 3); \
  note (LAST); \
}

FUNCTION (first, one, two, 9)
FUNCTION (second, two, one, 10)
FUNCTION (third, one, two, 11)

static void
run (void)
{
  first (20);
  CHECK (one == 20 && two == 25);
  second (30);
  CHECK (one == 35 && two == 30);
  third (40);
  CHECK (one == 40 && two == 45);
  exit (0);
}

static void *
go_on (void *unused __attribute__ ((unused)))
{
  one = 100, two = 200;
  swapcontext (&second_thread, &fibre);
  return 0;
}

int
main (void)
{
  static char stack[65536];
  getcontext (&fibre);
  fibre.uc_stack.ss_sp = stack;
  fibre.uc_stack.ss_size = sizeof stack;
  makecontext (&fibre, run, 0);
  swapcontext (&first_thread, &fibre);
  CHECK (one == 0 && two == 0);
  pthread_t thread;
  pthread_create (&thread, 0, go_on, 0);
  pthread_join (thread, 0);
  return 1;
}
