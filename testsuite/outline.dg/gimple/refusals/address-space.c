/* Accesses to a named address space stay in their function.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { refused address-space bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

long place;

FN long bad_1 (int x) { note (x); return *(__seg_fs long *) 0 + x; }
FN long bad_2 (int x) { note (x); return *(__seg_fs long *) 0 - x; }

FN long good_1 (int x) { twice (x); long t = *(long *) &place * x; OWN (1); return t; }
FN long good_2 (int x) { twice (x); long t = *(long *) &place * x; OWN (2); return t + 1; }

int
main (void)
{
  CHECK (bad_1 (4) == bad_2 (4) + 8 && good_1 (4) == 0 && good_2 (4) == 1);
  return 0;
}
