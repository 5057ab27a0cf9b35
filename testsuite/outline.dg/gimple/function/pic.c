/* Position-independent code: addresses of symbols are parameters and operands,
   and calls go where they went.  */
/* { dg-do run } */
/* { dg-options "-Os -fPIC -shared-libgcc -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

int public_data[4];
static int own_data[4];

int public_function (int *p, int n);
FN int
public_function (int *p, int n)
{
  p[1] += n;
  return twice (n);
}

FN int first (int x) { public_function (public_data, x), public_function (own_data, x + 1), public_data[2] = x; OWN (1); return own_data[1]; }
FN int second (int x) { public_function (own_data, x), public_function (own_data, x + 1), public_data[2] = x; OWN (2); return own_data[1]; }

int
main (void)
{
  CHECK (first (3) == 4 && public_data[1] == 3 && second (5) == 15 && public_data[2] == 5);
  return 0;
}
