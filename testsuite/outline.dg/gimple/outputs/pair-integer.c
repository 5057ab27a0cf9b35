/* Two integer results are returned in a pair of registers where a complex number would
   be in memory: as an integer of two words.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-dump" } */
/* { dg-require-effective-target arm } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-ipa-dump outline "results 4 " } } */
/* { dg-final { scan-ipa-dump outline "<< 32" } } */
/* { dg-final { scan-ipa-dump-not outline "&outlined" } } */

#include "../check.h"

FN long
first (int x, signed char *p)
{
  int t = twice (x);
  note (t);
  signed char *q = p + t;
  note (7);
  OWN (1);
  return t + *q;
}

FN long
second (int x, signed char *p)
{
  int t = twice (x);
  note (t);
  signed char *q = p + t;
  note (7);
  OWN (2);
  return t * *q;
}

int
main (void)
{
  signed char a[] = { 1, 2, 3, 4, -5, 6, 7, -8 };
  CHECK (first (2, a) == -1 && second (2, a) == -20);
  CHECK (first (-1, a + 5) == -2 + 4 && second (-1, a + 5) == -8);
  return 0;
}
