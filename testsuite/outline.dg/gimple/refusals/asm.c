/* An asm bounds the code that is outlined.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { refused asm bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

FN int bad_1 (int x) { note (x); __asm__ ("notl %0" : "+r" (x)); twice (x); return x; }
FN int bad_2 (int x) { note (x); __asm__ ("notl %0" : "+r" (x)); twice (x); return x + 1; }

FN int good_1 (int x) { note (x); x = ~x; twice (x); OWN (1); return x; }
FN int good_2 (int x) { note (x); x = ~x; twice (x); OWN (2); return x + 1; }

int
main (void)
{
  CHECK (bad_1 (5) == -6 && bad_2 (5) == -5 && good_1 (5) == -6 && good_2 (5) == -5);
  return 0;
}
