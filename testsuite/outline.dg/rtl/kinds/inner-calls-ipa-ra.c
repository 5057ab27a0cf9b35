/* Where callers know that a callee leaves a register alone (-fipa-ra), a fragment
   that calls it does so too.  */
/* { dg-do run } */
/* { dg-options "-O2 -fipa-ra -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler-not {popq\t%rcx} } } */

#include "../check.h"

volatile int first, second, third;

/* Changes no register but eax.  */
static __attribute__ ((noinline, noclone)) int
count (void)
{
  return ++first;
}

#define BODY second = count (), third = count ()
FN int a (int x, int y, int z, int w) { OWN (1); BODY; OWN (2); return x + 3 * y + 5 * z + 7 * w; }
FN int b (int x, int y, int z, int w) { OWN (3); BODY; OWN (4); return x + 3 * y - 5 * z + 7 * w; }

MAIN
{
  CHECK (a (1, 2, 3, 4) == 1 + 6 + 15 + 28);
  CHECK (first + second + third == 5);
  CHECK (b (1, 2, 3, 4) == 1 + 6 - 15 + 28);
  CHECK (first + second + third == 11);
  return 0;
}
