/* With -fno-toplevel-reorder a unit with functions under the undefined behavior sanitizer stays as it is: its data are
   written where a pass makes them.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fsanitize=undefined -fno-toplevel-reorder -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { same-code-as-alone } } */
/* { dg-message "nothing is outlined or folded: functions of the unit are compiled with the undefined behavior sanitizer" "" { target *-*-* } 0 } */

#include "../check.h"

int *p;
short s;

FN int first (int x) { twice (x); note (3); note (4); OWN (1); return x + 1; }
FN int second (int x, int y) { twice (x); note (3); note (4); OWN (2); s = y; return (x - y) << *p; }

int
main (void)
{
  int two = 2;
  p = &two;
  CHECK (first (5) == 6 && second (5, 4) == 4 && s == 4);
  return 0;
}
