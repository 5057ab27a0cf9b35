/* A call that ends the outlined function is a jump; one after which something
   is left to do is not.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { outlined == 2 } } */
/* { dg-final { scan-assembler "ends_\\d\\.outline\\.\\w+:\[^:\]*:(?:(?!cfi_endproc|\\tret|\\.size).)*\\tjmp\\ttwice" } } */
/* { dg-final { scan-assembler-not "goes_on_\\d\\.outline\\.\\w+:\[^:\]*:(?:(?!\\.size).)*\\tjmp\\tnote" } } */

#include "../check.h"

FN int ends_1 (int x) { note (x); note (x * 3); int t = twice (x + 1); OWN (1); return t; }
FN int ends_2 (int x) { note (x); note (x * 3); int t = twice (x + 1); OWN (2); return t + 1; }
FN int goes_on_1 (int *p, int x) { note_pointer (p); note (x); int t = *p; OWN (3); return t; }
FN int goes_on_2 (int *p, int x) { note_pointer (p); note (x); int t = *p; OWN (4); return t + 1; }

int
main (void)
{
  int a = 4;
  CHECK (ends_1 (2) == 6 && ends_2 (2) == 7);
  CHECK (goes_on_1 (&a, 2) == 4 && goes_on_2 (&a, 2) == 5);
  return 0;
}
