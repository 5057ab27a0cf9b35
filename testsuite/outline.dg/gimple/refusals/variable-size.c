/* Objects of variable size stay in their function.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { refused variable-size bad_1 bad_2 } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

FN int bad_1 (int n, void *p) { struct s { int a[n]; int b; } *s = p; note (n); s->b = 1; return s->b; }
FN int bad_2 (int n, void *p) { struct s { int a[n]; int b; } *s = p; note (n); s->b = 2; return s->b + 1; }

FN int good_1 (int n, int *p) { twice (n); p[4] = 1; note (61), note (62), note (63); OWN (3); return p[0]; }
FN int good_2 (int n, int *p) { twice (n); p[4] = 2; note (61), note (62), note (63); OWN (4); return p[0]; }

int
main (void)
{
  int a[9] = { 0 };
  CHECK (bad_1 (2, a) == 1 && a[2] == 1 && bad_2 (3, a) == 3 && a[3] == 2);
  CHECK (good_1 (2, a) == 0 && good_2 (2, a) == 0 && a[4] == 2);
  return 0;
}
