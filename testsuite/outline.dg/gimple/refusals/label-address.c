/* The address of a label stays in its function.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { refused unsupported bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

static void *places[2];

FN int bad_1 (int x) { note (x); places[0] = &&here; if (x) goto *places[0]; note (1); here: return 1; }
FN int bad_2 (int x) { note (x); places[0] = &&here; if (x) goto *places[0]; note (1); here: return 2; }

FN int good_1 (int x) { twice (x); places[1] = places; note (61), note (62), note (63); OWN (1); return x; }
FN int good_2 (int x) { twice (x); places[1] = places; note (61), note (62), note (63); OWN (2); return x; }

int
main (void)
{
  CHECK (bad_1 (1) == 1 && bad_2 (1) == 2 && good_1 (2) == 2 && good_2 (2) == 2);
  return 0;
}
