/* An asm goto bounds the code that is outlined.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { refused asm bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

FN int bad_1 (int x) { note (x); __asm__ goto ("jmp %l0" : : : : out); twice (x); out: return x; }
FN int bad_2 (int x) { note (x); __asm__ goto ("jmp %l0" : : : : out); twice (x); out: return x + 1; }

FN int good_1 (int x) { note (x); twice (x); note (61), note (62), note (63); OWN (1); return x; }
FN int good_2 (int x) { note (x); twice (x); note (61), note (62), note (63); OWN (2); return x + 1; }

int
main (void)
{
  CHECK (bad_1 (5) == 5 && bad_2 (5) == 6 && trace == 5 * 31 + 5);
  CHECK (good_1 (5) == 5 && good_2 (5) == 6);
  return 0;
}
