/* Functions under the address sanitizer stay whole; one that is exempted does not.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fsanitize=address" } */
/* { dg-final { refused sanitizer bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

FN int bad_1 (int x) { note (x); note (3); note (4); return x; }
FN int bad_2 (int x) { note (x); note (3); note (4); OWN (2); return x; }

#define PLAIN __attribute__ ((no_sanitize_address))
FN PLAIN int good_1 (int x) { twice (x); note (3); note (4); OWN (3); return x; }
FN PLAIN int good_2 (int x) { twice (x); note (3); note (4); OWN (4); return x; }

int
main (void)
{
  CHECK (bad_1 (5) == 5 && bad_2 (5) == 5 && good_1 (5) == 5 && good_2 (5) == 5);
  return 0;
}
