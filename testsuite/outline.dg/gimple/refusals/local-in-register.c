/* A structure that lives in a register is not forced into memory.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { refused local-in-register bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

struct small { int a : 16, b : 16; };
SINK struct small
make (int x)
{
  return (struct small) { x, x + 1 };
}
SINK void
take (struct small s)
{
  trace = trace * 31 + s.a * 7 + s.b;
}

FN int bad_1 (int x) { struct small s = make (x); take (s); OWN (1); return x; }
FN int bad_2 (int x) { struct small s = make (x); take (s); OWN (2); return x + 1; }

FN int good_1 (int x) { twice (x); note (x); note (61), note (62), note (63); OWN (3); return x; }
FN int good_2 (int x) { twice (x); note (x); note (61), note (62), note (63); OWN (4); return x + 1; }

int
main (void)
{
  CHECK (bad_1 (4) == 4 && trace == 33 && bad_2 (4) == 5);
  CHECK (good_1 (4) == 4 && good_2 (4) == 5);
  return 0;
}
