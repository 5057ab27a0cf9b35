/* Structures passed and returned by value, also from packed places, and over
   the stack.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

struct big { long a, b, c, d, e; };
struct mixed { double x; int y; };
struct holder { char c; struct big b; struct mixed m; } __attribute__ ((packed));

SINK long
sum (struct big b, struct mixed m, int n)
{
  trace = trace * 31 + n;
  return b.a + b.b * 3 + b.c * 5 + b.d * 7 + b.e * 11 + (long) m.x + m.y * 13;
}

SINK struct big
make (long n)
{
  return (struct big) { n, n + 1, n + 2, n + 3, n + 4 };
}

SINK struct mixed
mix (int n)
{
  return (struct mixed) { n * 0.5, n };
}

FN long
first (struct big *p, struct mixed *q, int n)
{
  p[1] = make (n), *q = mix (n + 2), p[0] = p[1];
  long t = sum (p[1], *q, n), u = sum (*p, *q, n + 1);
  OWN (1);
  return t * 3 + u;
}

FN long
second (struct holder *h, struct mixed *q, int n, struct big *p)
{
  p[1] = make (n), *q = mix (n + 2), p[0] = p[1];
  long t = sum (p[1], *q, n), u = sum (*p, *q, n + 1);
  h->b = p[0];
  h->m = *q;
  OWN (2);
  return t * 3 - u + sum (h->b, h->m, 5);
}

FN long third (struct holder *h) { long t = sum (h->b, h->m, 1); note (9); t += sum (h->b, h->m, 2); OWN (3); return t; }
FN long fourth (int *u, struct holder *h) { (void) u; long t = sum (h->b, h->m, 1); note (9); t += sum (h->b, h->m, 2); OWN (4); return t + 1; }

int
main (void)
{
  struct big p[2];
  struct mixed q;
  struct holder h;
  long s = 2 + 3 * 3 + 4 * 5 + 5 * 7 + 6 * 11 + 2 + 4 * 13;
  CHECK (first (p, &q, 2) == 4 * s && trace == 2 * 31 + 3);
  CHECK (second (&h, &q, 2, p) == 3 * s);
  CHECK (third (&h) == 2 * s && fourth (0, &h) == 2 * s + 1);
  return 0;
}
