/* Functions with a patchable entry stay whole.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-Wl,--orphan-handling=place" { target *-none-* *-*-elf } } */
/* { dg-final { refused patchable bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

#define BODY(X) note (X), note (X + 1), note (X * 3)
FN __attribute__ ((patchable_function_entry (4))) void bad_1 (int x) { BODY (x); OWN (1); }
FN __attribute__ ((patchable_function_entry (4))) void bad_2 (int x) { BODY (x); OWN (2); }
FN void good_1 (int x) { BODY (x); OWN (3); }
FN void good_2 (int x) { BODY (x); OWN (4); }

int
main (void)
{
  void (*f[]) (int) = { bad_1, bad_2, good_1, good_2 };
  for (int i = 0; i < 4; i++)
    {
      trace = 0;
      f[i] (3);
      CHECK (trace == (3 * 31 + 4) * 31 + 9);
    }
  return 0;
}
