/* A function of which a tail is all keeps the jump: nothing else is left that its symbol would be of.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target tails_follow } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { scan-assembler-not {\nlast:\n(\.L\w+:\n)*\t\.size} } } */

#include "../check.h"

volatile int first, second, third;

FN int one (int x) { OWN (1); SAME_STORES; return x; }
FN int two (int x) { OWN (2); SAME_STORES; return x; }
FN int last (int x) { SAME_STORES; return x; }

MAIN
{
  CHECK (one (1) + two (2) + last (3) == 6);
  CHECK (first == 1001 && second == 2002 && third == 3003);
}
