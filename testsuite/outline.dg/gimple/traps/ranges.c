/* What GCC knows of the values of one copy (ranges, known bits, not null) must
   not decide how the other is compiled.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

static long table[256];

/* N is 0..7 and a multiple of 2 here.  */
FN long
first (int n, int *p)
{
  n = n & 6;
  OWN (0);
  int i = n * 4 + 1;
  long l = (long) i * 8;
  *p = i / 8 + i % 8;
  table[0] = l / 16;
  table[1] = (unsigned) i >> 2;
  OWN (1);
  return l;
}

/* Anything here.  */
FN long
second (int n, int *p)
{
  int i = n * 4 + 1;
  long l = (long) i * 8;
  *p = i / 8 + i % 8;
  table[0] = l / 16;
  table[1] = (unsigned) i >> 2;
  OWN (2);
  return l;
}

int
main (void)
{
  int x;
  CHECK (first (7, &x) == 200 && x == 4 && table[0] == 12 && table[1] == 6);
  CHECK (second (-5, &x) == -152 && x == -2 - 3);
  CHECK (table[0] == -9 && table[1] == (unsigned) -19 >> 2);
  return 0;
}
