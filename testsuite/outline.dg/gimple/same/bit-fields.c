/* Accesses of the same bit-fields are the same; those of two bit-fields of one
   structure at different places are not.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler "same_\\w+\\.outline\\." } } */
/* { dg-final { scan-assembler-not "other_\\w+\\.outline\\." } } */

#include "../check.h"

struct flags { unsigned a : 3, b : 5, c : 9, d : 3; int e : 4; };

FN void same_1 (struct flags *f, int n) { f->a = n; note (1); f->c = n + 1; OWN (1); }
FN void same_2 (struct flags *g, int n) { g->a = n; note (1); g->c = n + 1; OWN (2); }
FN void other_1 (struct flags *f, int n) { f->b = n; twice (1); f->e = n + 1; OWN (3); }
FN void other_2 (struct flags *f, int n) { f->d = n; twice (1); f->c = n + 1; OWN (4); }

int
main (void)
{
  struct flags f = { 0 }, g = { 0 };
  same_1 (&f, 5), same_2 (&g, 6);
  CHECK (f.a == 5 && f.c == 6 && g.a == 6 && g.c == 7 && !f.b && !f.d && !f.e);
  other_1 (&f, 6), other_2 (&g, 2);
  CHECK (f.b == 6 && f.e == 7 && g.d == 2 && g.c == 3 && f.a == 5 && g.a == 6);
  return 0;
}
