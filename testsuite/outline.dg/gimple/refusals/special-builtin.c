/* Built-ins that belong to their function, as those that make a trampoline on
   its stack, stay in it.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { refused special-builtin bad_1 bad_2 } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

SINK void
apply (void (*f) (int))
{
  f (3);
}

FN int
bad_1 (int x)
{
  void add (int n) { x += n; }
  apply (add);
  OWN (1);
  return x;
}

FN int
bad_2 (int x)
{
  void add (int n) { x -= n; }
  apply (add);
  OWN (2);
  return x;
}

FN int good_1 (int x) { note_double (x); note (3); OWN (3); return x; }
FN int good_2 (int x) { note_double (x); note (3); OWN (4); return x; }

int
main (void)
{
  CHECK (bad_1 (1) == 4 && bad_2 (1) == -2 && good_1 (1) == 1 && good_2 (1) == 1);
  return 0;
}
