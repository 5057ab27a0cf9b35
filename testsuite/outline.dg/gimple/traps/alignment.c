/* A copy of aligned data and one of unaligned data share code, which then
   assumes no alignment: no trap on an aligned vector move.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

typedef float vector __attribute__ ((vector_size (16)));
typedef float loose __attribute__ ((vector_size (16), aligned (1)));
struct two { vector a, b; };
struct packed { char c; loose a, b; } __attribute__ ((packed));
struct block { long words[5]; };
struct packed_block { char c; struct block b; } __attribute__ ((packed));

FN int first (struct two *p, struct two *q) { p->a = q->a; p->b = q->b; note (1); OWN (1); return 1; }
FN int second (loose *p, loose *q) { p[0] = q[0]; p[1] = q[1]; note (1); OWN (2); return 2; }
FN int third (struct block *p, int n) { p->words[0] = n, p->words[2] = n + 1, p->words[4] = n + 2; OWN (3); return 3; }
FN int fourth (struct packed_block *p, int n) { p->b.words[0] = n, p->b.words[2] = n + 1, p->b.words[4] = n + 2; OWN (4); return 4; }

int
main (void)
{
  static struct two x, y = { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } };
  static struct packed z = { 1, { 4, 3, 2, 1 }, { 8, 7, 6, 5 } }, w;
  static struct block b;
  static struct packed_block c;
  CHECK (first (&x, &y) == 1 && x.a[1] == 2 && x.b[3] == 8);
  char *to = (char *) &w + 1, *from = (char *) &z + 1;
  CHECK (second ((loose *) to, (loose *) from) == 2);
  CHECK (w.a[1] == 3 && w.b[3] == 5);
  CHECK (third (&b, 5) == 3 && b.words[2] == 6 && b.words[4] == 7);
  CHECK (fourth (&c, 5) == 4 && c.b.words[2] == 6 && c.b.words[4] == 7);
  return 0;
}
