/* Statements that use a global register variable stay in their function.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { refused register-variable bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

register int counter __asm__ ("r14");
static int plain;

FN int bad_1 (int x) { note (x); counter = counter + 1; return x; }
FN int bad_2 (int x) { note (x); counter = counter + 1; return x + 1; }

FN int good_1 (int x) { twice (x); plain = plain + 1; OWN (1); return x; }
FN int good_2 (int x) { twice (x); plain = plain + 1; OWN (2); return x + 1; }

int
main (void)
{
  counter = 5;
  CHECK (bad_1 (5) == 5 && bad_2 (5) == 6 && good_1 (5) == 5 && good_2 (5) == 6);
  CHECK (counter == 7 && plain == 2);
  return 0;
}
