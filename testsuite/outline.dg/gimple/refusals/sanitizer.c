/* Calls that a sanitizer put in stay in their function.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fsanitize=undefined" } */
/* { dg-final { refused sanitizer bad_1 bad_2 } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

FN int bad_1 (int x, int y) { note (x); x = x << y; return x; }
FN int bad_2 (int x, int y) { note (x); x = x >> y; return x + 1; }

FN int good_1 (int x) { twice (x); note (3); note (4); OWN (1); return x; }
FN int good_2 (int x) { twice (x); note (3); note (4); OWN (2); return x; }

int
main (void)
{
  CHECK (bad_1 (5, 6) == 11 && bad_2 (5, 6) == 31 && good_1 (5) == 5 && good_2 (5) == 5);
  return 0;
}
