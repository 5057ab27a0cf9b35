/* Of a local whose address is taken the address is the input; both the code
   outside and callees see what the outlined code stores.  */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-outline-slowdown=1000" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

SINK void
add (int *p, int n)
{
  *p += n;
}

FN int
first (int x)
{
  int a = x, b[6] = { 1 };
  add (&a, 3), b[2] = a, add (&b[2], 5), b[3] = b[2] + a, add (&a, b[3]), add (b, 7);
  return a + b[0] + b[1] + b[3];
}

FN int
second (int x)
{
  int pad[3] = { 0 }, c = x, d[6] = { 2 };
  add (&c, 3), d[2] = c, add (&d[2], 5), d[3] = d[2] + c, add (&c, d[3]), add (d, 7);
  add (pad, 0 * c);
  return c * d[0] * (d[1] + 1) * d[3];
}

FN int
third (int x)
{
  int f[6] = { 3 }, e = x;
  add (&e, 3), f[2] = e, add (&f[2], 5), f[3] = f[2] + e, add (&e, f[3]), add (f, 7);
  return e - f[0] - f[1] - f[3];
}

int
main (void)
{
  CHECK (first (1) == 17 + 8 + 0 + 13);
  CHECK (second (1) == 17 * 9 * 13);
  CHECK (third (1) == 17 - 10 - 13);
  return 0;
}
