/* What an alias is aligned to counts for the function that it names.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fno-toplevel-reorder -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-times {\.word\t1067320345\n} 2 } } */

#include "../check.h"

FN float
a (float x)
{
  return x * 1.2345f;
}

FN float
b (float x)
{
  return x + 1.2345f;
}

extern float other_b (float) __attribute__ ((alias ("b"), aligned (2048)));

MAIN
{
  CHECK (a (4) == 4 * 1.2345f && b (1) == 1 + 1.2345f);
  return 0;
}
