/* A function that calls setjmp stays whole.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { refused returns-twice bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

#include <setjmp.h>
static jmp_buf buf;
SINK void jump (void) { longjmp (buf, 1); }

FN int bad_1 (int x) { if (setjmp (buf)) return 7; note (x), note (x + 1), note (x * 3); jump (); return x; }
FN int bad_2 (int x) { if (setjmp (buf)) return 9; note (x), note (x + 1), note (x * 3); jump (); return x + 1; }

FN int good_1 (int x) { note (x), note (x + 1), note (x * 3); OWN (1); return x; }
FN int good_2 (int x) { note (x), note (x + 1), note (x * 3); OWN (2); return x + 1; }

int
main (void)
{
  CHECK (bad_1 (1) == 7 && bad_2 (1) == 9 && good_1 (1) == 1 && good_2 (1) == 2);
  return 0;
}
