/* Operands that are equal at every place share a parameter; those that are
   equal at one place only do not.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-dump" } */
/* { dg-final { scan-ipa-dump outline "same_\\d\\.outline\\S+ sites 2 statements \\d+ parameters 2 " } } */
/* { dg-final { scan-ipa-dump outline "other_\\d\\.outline\\S+ sites 2 statements \\d+ parameters 3 " } } */

#include "../check.h"

FN void same_1 (int x, int y) { note (x), note (y), note (x ^ y), note (x); OWN (1); }
FN void same_2 (int x, int y) { note (y), note (x), note (y ^ x), note (y); OWN (2); }
FN void other_1 (int x, int y, int z) { twice (x), twice (y), twice (z - x); OWN (3); }
FN void other_2 (int x, int y, int z) { twice (x), twice (z), twice (z - x); OWN (4); }

int
main (void)
{
  same_1 (5, 6);
  CHECK (trace == ((5 * 31 + 6) * 31 + 3) * 31 + 5);
  trace = 0;
  same_2 (5, 6);
  CHECK (trace == ((6 * 31 + 5) * 31 + 3) * 31 + 6);
  trace = 0;
  other_1 (5, 6, 9);
  CHECK (trace == (5 * 41 + 6) * 41 + 4);
  trace = 0;
  other_2 (5, 6, 9);
  CHECK (trace == (5 * 41 + 9) * 41 + 4);
  return 0;
}
