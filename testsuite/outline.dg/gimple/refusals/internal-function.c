/* Internal functions that belong to their function stay in it.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -ftrivial-auto-var-init=pattern" } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { refused internal-function bad_1 bad_2 } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

FN int bad_1 (int x) { int a[9]; note_pointer (a); note (a[x]); return 1; }
FN int bad_2 (int x) { int a[9]; note_pointer (a); note (a[x]); OWN (2); return 2; }

FN int good_1 (int x) { twice (x); note (7); note (61), note (62), note (63); OWN (3); return 1; }
FN int good_2 (int x) { twice (x); note (7); note (61), note (62), note (63); OWN (4); return 2; }

int
main (void)
{
  CHECK (bad_1 (1) == 1 && bad_2 (1) == 2 && good_1 (2) == 1 && good_2 (2) == 2);
  return 0;
}
