/* A function that the user puts into .text is between others, too.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 2 } } */

#include "../check.h"

#define ONE p[x += 3] = x;
#define TEN ONE ONE ONE ONE ONE ONE ONE ONE ONE ONE
#define HUNDRED TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN

volatile int values[6000];

FN unsigned
a (unsigned x)
{
  return x * 0x12345678;
}

FN __attribute__ ((section (".text"))) void
between (volatile int *p, int x)
{
  HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED
}

FN unsigned
b (unsigned x)
{
  return x ^ 0x12345678;
}

MAIN
{
  between (values, 3);
  CHECK (a (3) == 3 * 0x12345678u && b (1) == 0x12345679);
  return 0;
}
