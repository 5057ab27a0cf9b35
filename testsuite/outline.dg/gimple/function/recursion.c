/* Outlined code that calls the functions it was taken from.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

FN int second (int n, int k);

FN int
first (int n, int k)
{
  if (n <= 0)
    return k;
  note (n), note (k + 11), note (n ^ 5), k = second (n - 1, k + 1), note (k), note (n - 77);
  return k + 3;
}

FN int
second (int n, int k)
{
  if (n <= 0)
    return k + 1;
  note (n), note (k + 11), note (n ^ 5), k = second (n - 1, k + 1), note (k), note (n - 77);
  return k ^ first (n - 2, 1);
}

FN int
third (int n, int k)
{
  note (n), note (k + 11), note (n ^ 5), k = second (n - 1, k + 1), note (k), note (n - 77);
  return k - 1;
}

int
main (void)
{
  CHECK (first (1, 0) == 5);
  CHECK (second (2, 0) == (((2 + 1) ^ 1) ^ 1));
  CHECK (third (1, 4) == 5);
  return 0;
}
