/* Accesses at other distances or of other sizes are not the same.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 0 } } */

#include "../check.h"

struct point { int x, y; long weight; };
struct size { int pad, width, height; };
struct small { short width, height; };

FN void
first (struct point *p, int n)
{
  p->x = n, p->weight = 7;
  OWN (1);
}

FN void
second (struct size *s, int n)
{
  s->width = n, s->height = 7;
  OWN (2);
}

FN void
third (struct small *s, int n)
{
  s->width = n, s->height = 7;
  OWN (3);
}

int
main (void)
{
  struct point p = { 0 };
  struct size s = { 0 };
  struct small q = { 0 };
  first (&p, 3), second (&s, 4), third (&q, 5);
  CHECK (p.x == 3 && p.weight == 7);
  CHECK (s.width == 4 && s.height == 7 && q.width == 5 && q.height == 7);
  return 0;
}
