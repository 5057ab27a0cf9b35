/* Constants of more than one word stay with their functions; those of one word do not.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-times {\.word\t309237645\n} 2 } } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 1 } } */

#include "../check.h"

FN double
a (double x, unsigned *y)
{
  *y ^= 0x12345678;
  return x * 1.2345;
}

FN double
b (double x, unsigned *y)
{
  *y *= 0x12345678;
  return x + 1.2345;
}

MAIN
{
  unsigned y = 1;
  CHECK (a (3, &y) == 3 * 1.2345 && y == 0x12345679);
  y = 3;
  CHECK (b (1, &y) == 1 + 1.2345 && y == 3 * 0x12345678u);
  return 0;
}
