/* A jump is added before the labels of its place, also where the frame changes after these: what jumps to
   them does not come to it.  The place is after a call that does not return, with a deeper stack.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Os -fdump-rtl-all -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { scan-rtl-dump outline_fold {differ: [1-9]+ jumps go to a near jump, [1-9]} } } */
/* { dg-final { unwinds all } } */

#include <stdlib.h>

volatile int number = 12;

void
differ (unsigned long *x, int y)
{
  if (y != 12)
    abort ();
  if (x[0] != 1 || x[1] != 11)
    abort ();
  if (x[2] != 2 || x[3] != 12)
    abort ();
  if (x[4] != 3 || x[5] != 13)
    abort ();
  if (x[6] != 4 || x[7] != 14)
    abort ();
}

int
main ()
{
  unsigned long x[] = { 1, 11, 2, 12, 3, 13, 4, 14 };
  differ (x, number);
  exit (0);
}
