/* A tail may have returns before its end, if all jumps over them are in it.  */
/* { dg-do run } */
/* { dg-options "-O2 -fno-schedule-insns2 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target long_jumps } */
/* { dg-final { scan-assembler-times {cmpl\t\$1003,} 1 x86_64 } } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { unwinds all } } */
/* { dg-final { same-code-with-g } } */

#include "early-return.h"
FUNCTION (a, 1)
FUNCTION (b, 3)
MAIN
{
  CHECK (a (1003, 1) == 6 && b (1003, 1) == 6 && first == 0);
  CHECK (a (7, 1) == 5 && first == 7 && second == 1 && third == 14);
  CHECK (b (9, 2) == 5 && first == 9 && second == 2 && third == 18);
  return 0;
}
