/* A function to which a nested one may jump stays whole.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { refused nonlocal-goto bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

FN int
bad_1 (int x)
{
  __label__ out;
  FN void leave (int n) { note (n); if (n > 3) goto out; }
  note (x), note (x + 1), leave (x), leave (x + 1), note (x + 2);
  return x;
out:
  return -1;
}

FN int
bad_2 (int x)
{
  __label__ out;
  FN void leave (int n) { twice (n); if (n > 5) goto out; }
  note (x), note (x + 1), leave (x), leave (x + 1), note (x + 2);
  return x;
out:
  return -2;
}

FN int good_1 (int x) { note (x), note (x + 1), note (x * 3); OWN (1); return x; }
FN int good_2 (int x) { note (x), note (x + 1), note (x * 3); OWN (2); return x + 1; }

int
main (void)
{
  CHECK (bad_1 (1) == 1 && bad_1 (3) == -1 && bad_2 (1) == 1 && bad_2 (9) == -2);
  CHECK (good_1 (1) == 1 && good_2 (1) == 2);
  return 0;
}
