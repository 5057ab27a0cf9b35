/* __int128, long double, complex and vector values are computed inside, but
   where one would have to be passed or handed back the code is left alone.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target int128 } */
/* { dg-final { refused parameter-type outside_1 } } */
/* { dg-final { scan-assembler "inside_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler-not {outside_[1-4]\.outline\.} } } */
/* { dg-final { scan-assembler-not "outside_\\d\\.outline\\." x86_64 } } */
/* { dg-final { scan-assembler-not "outside_\\d\\.outline\\." aarch64 } } */

#include "../check.h"

typedef int vector __attribute__ ((vector_size (16)));

FN void
inside_1 (__int128 *w, long double *l, vector *v, _Complex double *c, int n)
{
  *w = *w * 3 + n;
  *l = *l + 1;
  *v = *v ^ *v + *v;
  *c = *c + *c;
  OWN (1);
}

FN void
inside_2 (__int128 *w, long double *l, vector *v, _Complex double *c, int n)
{
  *w = *w * 3 + n;
  *l = *l + 1;
  *v = *v ^ *v + *v;
  *c = *c + *c;
  OWN (2);
}

FN __int128 outside_1 (__int128 a) { __int128 b = a ^ 5; return b - 7; }
FN __int128 outside_2 (__int128 a) { __int128 b = a ^ 6; return b - 9; }
FN long double outside_3 (long double a) { return a * 5 - 7; }
FN long double outside_4 (long double a) { return a * 6 - 9; }
FN vector outside_5 (vector a, int n) { a = a * a - n; return a + a; }
FN vector outside_6 (vector a, int n) { a = a * a - n; OWN (6); return a + a; }

int
main (void)
{
  __int128 w = (__int128) 1 << 80;
  long double l = 1;
  vector v = { 1, 2, 3, 4 };
  _Complex double c = 1;
  inside_1 (&w, &l, &v, &c, 5), inside_2 (&w, &l, &v, &c, 6);
  CHECK (w == ((__int128) 9 << 80) + 21 && l == 3 && c == 4);
  CHECK (v[0] == (3 ^ 6) && v[3] == (12 ^ 24));
  CHECK (outside_1 (2) == 0 && outside_2 (2) == -5);
  CHECK (outside_3 (2) == 3 && outside_4 (2) == 3);
  v = outside_5 ((vector) { 1, 2, 3, 4 }, 1) - outside_6 ((vector) { 1, 2, 3, 4 }, 1);
  CHECK (v[0] == 0 && v[3] == 0);
  return 0;
}
