/* Calls through pointers are the same when the type of the function is; the
   pointer is a parameter.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-min-statements=2" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-assembler "same_\\w+\\.outline\\." } } */

#include "../check.h"

typedef void on_int (int);
typedef void on_double (double);
typedef int to_int (int);
struct table { on_int *a; on_double *b; to_int *c; };

FN void same_1 (on_int *f, int x) { f (x); f (x + 1); OWN (1); }
FN void same_2 (struct table *t, int x, on_int *g) { g (x); g (x + 1); OWN (2); }
FN void other_1 (on_double *f, double x) { f (x * 3.5); OWN (3); }
FN void other_2 (to_int *f, int x) { f (x ^ 1); OWN (4); }

int
main (void)
{
  struct table t = { note, note_double, twice };
  same_1 (note, 4);
  unsigned first = trace;
  trace = 0;
  same_2 (&t, 4, note);
  CHECK (trace == first);
  trace = 0;
  other_1 (t.b, 4);
  CHECK (trace == 112);
  trace = 0;
  other_2 (t.c, 4);
  CHECK (trace == 5);
  return 0;
}
