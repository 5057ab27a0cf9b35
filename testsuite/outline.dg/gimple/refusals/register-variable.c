/* A function with a local bound to a hard register stays whole.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { refused register-variable bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

FN int bad_1 (int x) { register int r __asm__ ("r12"); note (x), note (x + 1), note (x * 3); r = x; __asm__ ("notl %0" : "+r" (r)); return r; }
FN int bad_2 (int x) { register int r __asm__ ("r13"); note (x), note (x + 1), note (x * 3); r = x; __asm__ ("notl %0" : "+r" (r)); return r - 1; }

FN int good_1 (int x) { int r; note (x), note (x + 1), note (x * 3); r = x; __asm__ ("notl %0" : "+r" (r)); return r; }
FN int good_2 (int x) { int r; note (x), note (x + 1), note (x * 3); r = x; __asm__ ("notl %0" : "+r" (r)); return r - 1; }

int
main (void)
{
  CHECK (bad_1 (5) == -6 && bad_2 (5) == -7 && good_1 (5) == -6 && good_2 (5) == -7);
  return 0;
}
