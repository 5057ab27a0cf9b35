/* A store through one type in one copy and through another in the other may
   alias whatever either might: code that depends on the order of the stores
   and loads of the second copy works.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

struct a { int x, y, z, w; };
struct b { int *x; };
enum color { red, blue = 70000 };

/* The stores and loads of one copy never meet, those of the other do.  */
FN int
first (struct a *p, enum color *q, int n)
{
  p->x = n;
  *q = red;
  p->y = p->x + 1;
  p->z = p->x * 3;
  p->w = p->y ^ p->z;
  OWN (1);
  return p->x;
}

FN int
second (int *p, int *q, int n)
{
  p[0] = n;
  *q = 0;
  p[1] = p[0] + 1;
  p[2] = p[0] * 3;
  p[3] = p[1] ^ p[2];
  OWN (2);
  return p[0];
}

FN long
third (long *p, double *q, long n)
{
  *p = n;
  *q = 0;
  note (1);
  OWN (3);
  return *p;
}

FN long
fourth (double *p, long *q, double n)
{
  *p = n;
  *q = 0;
  note (1);
  OWN (4);
  return *p;
}

int
main (void)
{
  struct a s;
  enum color c;
  int t[4];
  long l;
  double d;
  CHECK (first (&s, &c, 7) == 7 && s.y == 8 && s.z == 21 && s.w == (8 ^ 21));
  CHECK (second (t, t, 7) == 0 && t[1] == 1 && t[2] == 0 && t[3] == 1);
  CHECK (second (t, &t[1], 7) == 7 && t[1] == 8);
  CHECK (second (t, &t[2], 7) == 7 && t[2] == 21);
  CHECK (third (&l, &d, 5) == 5 && fourth (&d, &l, 5) == 5);
  return 0;
}
