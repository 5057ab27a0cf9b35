/* No jump is added to a function that aligns its stack by another register than the frame pointer: its frame rows are expressions,
   so that no place can be shown to have the frame of the jumps.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Os -mforce-drap -fplugin-arg-outline-slowdown=1000 -fdump-rtl-all -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { scan-rtl-dump-not outline_fold {leave: [0-9]+ jumps go to a near jump, [1-9]} } } */
/* { dg-final { unwinds all } } */

extern void abort (void);
#include "stores.h"

__attribute__ ((noipa)) int
first (char *aligned)
{
  return aligned[0] + ((unsigned long) aligned % 64 != 0);
}

__attribute__ ((noinline)) int
leave (int a, int b, int c, int d, int e, int f, int g, int h)
{
  char aligned[64] __attribute__ ((aligned (64)));
  aligned[0] = b;
  int counted = first (aligned);
  if (v[60] > a)
    goto out;
  STORE (0);
  if (v[61] > a)
    goto out;
  if (v[63] > b)
    {
      STORE (2);
      STORE (3);
    }
  else
    STORE (4);
  if (v[61] > b)
    goto out;
  STORES (8);
  STORES (12);
  STORES (16);
  STORES (20);
  STORES (24);
  v[63] = -2;
out:
  return v[63] + counted + first (aligned) + c + d + e + f + g + h;
}

int
main ()
{
  v[60] = 5;
  if (leave (4, 1, 0, 0, 0, 0, 1, -1) != 2 || v[0])
    abort ();
  v[61] = 7;
  if (leave (9, 4, 0, 0, 0, 0, 1, -1) != 8 || v[4] != 0x1000 + 17 * 4 || v[8])
    abort ();
  v[61] = 0;
  if (leave (9, 4, 0, 0, 0, 0, 1, -1) != 6 || v[27] != 0x1000 + 17 * 27)
    abort ();
  return 0;
}
