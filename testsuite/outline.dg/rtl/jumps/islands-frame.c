/* Only jumps with the frame of the place go to a jump that is added: the first of three is before the
   prologue, the barrier nearby is after it.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Os -fplugin-arg-outline-slowdown=1000 -fdump-rtl-all -fplugin-arg-outline-gimple=off" } */
/* { dg-final { scan-rtl-dump outline_fold {leave: 2 jumps go to a near jump, 1 were added} } } */
/* { dg-final { unwinds all } } */

#include "stores.h"

__attribute__ ((noipa)) int
count (int a)
{
  return v[50] += a;
}

__attribute__ ((noinline)) int
leave (int a, int b)
{
  if (v[60] > a)
    goto out;
  STORE (0);
  int counted = count (b);
  if (v[61] > a)
    goto out;
  STORE (1);
  if (v[62] > a)
    goto out;
  if (v[63] > counted)
    {
      STORE (2);
      STORE (3);
    }
  else
    STORE (4);
  STORES (8);
  STORES (12);
  STORES (16);
  STORES (20);
  STORES (24);
  return counted + count (a) + b;
out:
  return v[63];
}

int
main ()
{
  v[63] = 5;
  v[62] = 9;
  if (leave (8, 1) != 5 || v[1] != 0x1011 || v[2])
    __builtin_abort ();
  v[61] = 9;
  v[1] = 0;
  if (leave (8, 1) != 5 || v[1])
    __builtin_abort ();
  v[60] = v[61] = v[62] = 0;
  if (leave (8, 1) != 3 + 11 + 1 || v[3] != 0x1000 + 51 || v[4] || v[27] != 0x1000 + 17 * 27)
    __builtin_abort ();
  return 0;
}
