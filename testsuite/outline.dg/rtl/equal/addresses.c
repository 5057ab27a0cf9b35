/* Functions with equal code that others can tell apart by their addresses have different ones, and do what
   they did: with many arguments, with arguments on the stack, with a structure as result, with variable
   arguments, called directly, through pointers and recursively.  */
/* { dg-do run } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-assembler "\[.\]set\[^\\n\]*,|thumb_set" } } */

#include "../check.h"
#include <stdarg.h>

struct ints { int *at, *end; int n; };
struct floats { float *at, *end; int n; };
struct result { long a, b, c, d, e; };

#define BODY(p) { if (p->n > 7) { note (p->n); p->n = 3; p->at = p->end; note (p->n); } return p->at; }
FN int *f (struct ints *p) BODY (p)
FN float *g (struct floats *p) BODY (p)
static FN int *local_f (struct ints *p) { note (5); note (p->n + 6); p->at = p->end; note (7); return p->at; }
static FN float *local_g (struct floats *p) { note (5); note (p->n + 6); p->at = p->end; note (7); return p->at; }

FN int many_f (int a, int b, int c, int d, int e, int h, struct ints *p, int x, int y, int i, int j)
{ note (a); note (b + i); note (j); p->n = x; return i * 100 + j * 1000 + c + d + e + h + y; }
FN int many_g (int a, int b, int c, int d, int e, int h, struct floats *p, int x, int y, int i, int j)
{ note (a); note (b + i); note (j); p->n = x; return i * 100 + j * 1000 + c + d + e + h + y; }

#define RESULT(p) { struct result r = { p->n, 2, p->n + 3, 4, 5 }; note (p->n); note (6); return r; }
FN struct result result_f (struct ints *p) RESULT (p)
FN struct result result_g (struct floats *p) RESULT (p)

#define SUM { va_list l; int sum = 0; va_start (l, p); for (int i = 0; i < p->n; i++) sum += va_arg (l, int); va_end (l); note (sum); return sum; }
FN int sum_f (struct ints *p, ...) SUM
FN int sum_g (struct floats *p, ...) SUM

FN int depth_f (struct ints *p) { if (!p->n) return 0; p->n--; note (p->n); int d = depth_f (p) + 1; note (d); return d; }
FN int depth_g (struct floats *p) { if (!p->n) return 0; p->n--; note (p->n); int d = depth_g (p) + 1; note (d); return d; }

/* The compiler does not know what they point to.  */
void *volatile pointers[2];

MAIN
{
  int i[2] = { 1, 2 };
  float r[2] = { 3, 4 };
  struct ints x = { i, i + 1, 8 };
  struct floats y = { r, r + 1, 8 };
  CHECK (f (&x) == i + 1 && g (&y) == r + 1 && x.n == 3 && y.n == 3);
  pointers[0] = (void *) f, pointers[1] = (void *) g;
  CHECK (pointers[0] != pointers[1]);
  x.n = y.n = 9;
  CHECK (((int *(*) (struct ints *)) pointers[0]) (&x) == i + 1
         && ((float *(*) (struct floats *)) pointers[1]) (&y) == r + 1);
  x.at = i, y.at = r;
  CHECK (local_f (&x) == i + 1 && local_g (&y) == r + 1);
  CHECK (many_f (1, 2, 3, 4, 5, 6, &x, 7, 8, 9, 10) == many_g (1, 2, 3, 4, 5, 6, &y, 7, 8, 9, 10));
  CHECK (x.n == 7 && y.n == 7);
  struct result a = result_f (&x), b = result_g (&y);
  CHECK (a.a == 7 && b.c == 10 && a.e == b.e);
  x.n = 3, y.n = 4;
  CHECK (sum_f (&x, 1, 2, 3) == 6 && sum_g (&y, 1, 2, 3, 4) == 10);
  CHECK (depth_f (&x) == 3 && depth_g (&y) == 4);
  return 0;
}
