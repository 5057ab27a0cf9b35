/* Naked functions stay whole, for that reason (and not for the attribute noipa that GCC
   gives them).  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { refused naked bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

static int a, b;
__attribute__ ((naked)) void bad_1 (void) { a = 1; b = 2; __asm__ ("ret"); }
__attribute__ ((naked)) void bad_2 (void) { a = 1; b = 2; __asm__ ("ret #"); }

FN void good_1 (void) { a = 1; b = 2; note (61), note (62), note (63); OWN (3); }
FN void good_2 (void) { a = 1; b = 2; note (61), note (62), note (63); OWN (4); }

int
main (void)
{
  bad_1 (), bad_2 (), good_1 (), good_2 ();
  CHECK (a == 1 && b == 2);
  return 0;
}
