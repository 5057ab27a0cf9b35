/* Locals of two scopes that share a place on the stack, with the end of the
   one's life inside outlined code.  */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-outline-slowdown=1000 -fplugin-arg-outline-trials=0" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

struct s { long a[3]; };

SINK void
fill (struct s *p, long n)
{
  for (int i = 0; i < 3; i++)
    p->a[i] = n + i;
  note ((int) n);
}

FN long
first (long n)
{
  long sum = 0;
  { struct s x; fill (&x, n), note (3), note (4); sum += x.a[0] + x.a[2]; }
  { struct s y; fill (&y, n * 2), note (3), note (4); sum += y.a[0] * 3 + y.a[2]; }
  { struct s z; fill (&z, n * 3), note (3), note (4); sum += z.a[0] * 5 + z.a[2]; fill (&z, sum), sum += z.a[1]; }
  return sum;
}

FN long
second (long n)
{
  long sum = 1;
  { struct s x; fill (&x, n), note (3), note (4); sum -= x.a[0] + x.a[2]; }
  { struct s y; fill (&y, n * 2), note (3), note (4); sum -= y.a[0] * 3 + y.a[2]; }
  { struct s z; fill (&z, n * 3), note (3), note (4); sum -= z.a[0] * 5 + z.a[2]; fill (&z, sum), sum -= z.a[1]; }
  return sum;
}

int
main (void)
{
  long n = 7, sum = n + n + 2 + n * 6 + n * 2 + 2 + n * 15 + n * 3 + 2;
  CHECK (first (n) == 2 * sum + 1);
  CHECK (second (n) == -1);
  return 0;
}
