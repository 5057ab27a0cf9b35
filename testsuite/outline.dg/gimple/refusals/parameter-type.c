/* Values of types that no register holds are not passed.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target int128 } */
/* { dg-final { refused parameter-type bad_1 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

FN __int128 bad_1 (__int128 a, __int128 b) { __int128 t = (a ^ b) - b; OWN (1); return t; }
FN __int128 bad_2 (__int128 a, __int128 b) { __int128 t = (a ^ b) - b; OWN (2); return t; }

FN long good_1 (long a, long b) { long t = (a ^ b) - b; note (61), note (62), note (63); OWN (3); return t; }
FN long good_2 (long a, long b) { long t = (a ^ b) - b; note (61), note (62), note (63); OWN (4); return t; }

int
main (void)
{
  CHECK (bad_1 (1, 2) == 1 && bad_2 (1, 2) == 1 && good_1 (1, 2) == 1 && good_2 (1, 2) == 1);
  return 0;
}
