/* Thread-local objects are the thread's that runs the code, as operands that are the same at all places.  */
/* { dg-do run } */
/* { dg-require-effective-target linux } */
/* { dg-additional-options "-pthread -fplugin-arg-outline-min-benefit=1 -fplugin-arg-outline-slowdown=1000 -fplugin-arg-outline-trials=0" } */
/* { dg-final { outlined >= 1 } } */

#include <pthread.h>
#include "../check.h"

static __thread int mine = 5, other;
__thread int shared[4];

#define BODY(V) V += x, shared[1] = V * 3, shared[2] += V, shared[3] ^= x, \
  V += shared[1] * 5, shared[0] = V - 1

FN int first (int x) { BODY (mine); return mine; }
FN int second (int x) { BODY (mine); return mine + 1; }
FN int third (int x) { BODY (other); return other - 1; }

static void *
run (void *p)
{
  CHECK (first (1) == 96 && second (1) == 1553 && third (2) == 31);
  CHECK (shared[0] == 31 && shared[1] == 6 && shared[2] == 6 + 97 + 2);
  return p;
}

int
main (void)
{
  pthread_t t;
  CHECK (pthread_create (&t, 0, run, 0) == 0 && pthread_join (t, 0) == 0);
  CHECK (mine == 5 && other == 0 && shared[0] == 0);
  run (0);
  return 0;
}
