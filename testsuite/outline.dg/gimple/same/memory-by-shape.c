/* Accesses at one distance through different structures are the same.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

struct point { int x, y; long weight; };
struct size { int width, height; long area; };
struct pair { int first; int second; struct { long inner; } rest; };

FN void
first (struct point *p, int n)
{
  p->x = n, p->y = n + 1, p->weight = 7;
  OWN (1);
}

FN void
second (struct size *s, int n)
{
  s->width = n, s->height = n + 1, s->area = 7;
  OWN (2);
}

FN void
third (struct pair *s, int n)
{
  s->first = n, s->second = n + 1, s->rest.inner = 7;
  OWN (3);
}

int
main (void)
{
  struct point p = { 0 };
  struct size s = { 0 };
  struct pair q = { 0 };
  first (&p, 3), second (&s, 4), third (&q, 5);
  CHECK (p.x == 3 && p.y == 4 && p.weight == 7);
  CHECK (s.width == 4 && s.height == 5 && s.area == 7);
  CHECK (q.first == 5 && q.second == 6 && q.rest.inner == 7);
  return 0;
}
