/* The twin of alias-types.c through a union and through character pointers:
   what GCC allows to alias still does.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

union u { int i[4]; float f[4]; unsigned char c[16]; };

FN int
first (union u *p, int n)
{
  p->i[0] = n, p->i[1] = n + 1, p->f[0] = 1.0f, p->i[2] = p->i[0], p->c[8] = 1;
  OWN (1);
  return p->i[2];
}

FN int
second (union u *p, int n)
{
  p->i[0] = n, p->i[1] = n + 1, p->f[0] = 2.0f, p->i[2] = p->i[0], p->c[8] = 3;
  OWN (2);
  return p->i[2];
}

int
main (void)
{
  union u u;
  CHECK (first (&u, 7) == 0x3f800001 && u.i[1] == 8);
  CHECK (second (&u, 7) == 0x40000003 && u.i[1] == 8);
  return 0;
}
