/* More parameters than there are registers go over the stack.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-dump" } */
/* { dg-final { scan-ipa-dump outline "parameters 1\\d " } } */

#include "../check.h"

FN int
first (int a, int b, int c, int d)
{
  note (a + 101), note (b + 211), note (c - 377), note (d * 13);
  note (a ^ 501), note (b | 613), note (c & 717), note_double (1.5);
  return 1;
}

FN int
second (int a, int b, int c, int d)
{
  note (a + 11), note (b + 22), note (c - 33), note (d * 44);
  note (a ^ 56), note (b | 67), note (c & 79), note_double (2.5);
  return 2;
}

int
main (void)
{
  unsigned t = 0;
  int a[] = { 1 + 101, 2 + 211, 3 - 377, 4 * 13, 1 ^ 501, 2 | 613, 3 & 717 };
  int b[] = { 1 + 11, 2 + 22, 3 - 33, 4 * 44, 1 ^ 56, 2 | 67, 3 & 79 };
  CHECK (first (1, 2, 3, 4) == 1);
  for (int i = 0; i < 7; i++)
    t = t * 31 + a[i];
  CHECK (trace == t * 33 + 12);
  t = trace = 0;
  CHECK (second (1, 2, 3, 4) == 2);
  for (int i = 0; i < 7; i++)
    t = t * 31 + b[i];
  CHECK (trace == t * 33 + 20);
  return 0;
}
