/* The twin of padded.c: six such functions save more than padding may undo.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-O2 -fdump-rtl-all -fplugin-arg-outline-slowdown=16 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-equal-functions=off -fno-ipa-icf" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-rtl-dump outline_fold {two: [1-9] jumps go to a near jump} } } */

#include "padded.h"

FUNCTION (one)
FUNCTION (two)
FUNCTION (three)
FUNCTION (four)
FUNCTION (five)
FUNCTION (six)

int
main (void)
{
  v[62] = -1;
  v[54] = -1;
  if (two (3, 1, 1) != 4)
    __builtin_abort ();
  v[60] = 2;
  v[62] = -1;
  v[63] = 10;
  if (two (0, 1, 1) != 11)
    __builtin_abort ();
  v[54] = 0;
  v[55] = -1;
  v[61] = 0;
  if (two (0, 1, 1) != 5)
    __builtin_abort ();
  v[61] = 2;
  if (two (0, 7, 1) != 17)
    __builtin_abort ();
  return 0;
}
