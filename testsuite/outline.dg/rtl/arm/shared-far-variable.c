/* A variable that the user puts among the code may be anywhere in it: no constants are shared.  (-Wa,-W: assemblers
   warn of such a variable.)  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -Wa,-W -fno-toplevel-reorder -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-times {\.word\t1067320345\n} 2 } } */

#include "../check.h"

FN float
a (float x)
{
  return x * 1.2345f;
}

const int table[300] __attribute__ ((section (".text"))) = { 1, 2, 3 };

FN float
b (float x)
{
  return x + 1.2345f;
}

MAIN
{
  CHECK (a (4) == 4 * 1.2345f && b (1) == 1 + 1.2345f && table[1] == 2);
  return 0;
}
