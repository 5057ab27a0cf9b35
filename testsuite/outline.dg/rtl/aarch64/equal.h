/* f and g are equal, and are called through pointers in guarded pages.  With CALLS they are no leaf functions.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "guarded.h"

struct one { long *at, *end; long n; };
struct two { double *at, *end; long n; };

#ifdef CALLS
SINK long more (long x) { return x + 1; }
#define NEXT(X) more (X) * 3 + more (X + 2)
#else
#define NEXT(X) (X) * 3 + ((X) >> 7)
#endif
#define BODY { long n = p->n; if (n > 4) p->n = NEXT (n); return p->at = p->end; }
__attribute__ ((noinline)) long *f (struct one *p) BODY
__attribute__ ((noinline)) double *g (struct two *p) BODY

long *(*volatile first) (struct one *) = f;
double *(*volatile second) (struct two *) = g;

SINK long
test (void)
{
  struct one x = { 0, (long *) 64, 3 };
  struct two y = { 0, (double *) 32, 3 };
  return first (&x) != x.end || second (&y) != y.end || x.n != 3 || y.n != 3 || (void *) first == (void *) second;
}
