/* A branch of Thumb-1 code that is short goes to its label. */
/* { dg-do run } */
/* { dg-options "-Oz -fno-reorder-blocks -fno-crossjumping -fdump-rtl-all -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { scan-rtl-dump-not outline_fold {near jump} } } */
/* { dg-final { scan-assembler-not {(long|far) ?jump} } } */

#include "../check.h"

volatile int first, second, third;

FN int
f (int x)
{
  if (x > 5)
    goto out;
  note (1);
  if (x > 3)
    {
      note (2);
      goto out;
    }
  SAME_STORES;
  note (3);
out:
  return x + 1;
}

FN int
g (int x)
{
  note (4);
  SAME_STORES;
  note (5);
  return x;
}

MAIN
{
  CHECK (f (6) == 7 && trace == 0);
  CHECK (f (4) == 5 && trace == 33);
  CHECK (g (1) + f (1) == 3 && first == 1001);
  return 0;
}
