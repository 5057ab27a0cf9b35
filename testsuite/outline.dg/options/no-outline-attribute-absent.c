/* The twin of no-outline-attribute.c: without the attribute, outlined.  */
/* { dg-do compile } */
/* { dg-additional-options "-fplugin-arg-outline-trials=0 -fplugin-arg-outline-merge-functions=off" } */
/* { dg-final { outlined == 1 } } */

void record (int where, int a, int b);

int
first (int x)
{
  record (x, 1, 2);
  record (x + 1, 3, 5);
  record (x + 2, 5, 9);
  record (x + 3, 7, 12);
  return x * 3;
}

int
second (int x)
{
  record (x, 1, 2);
  record (x + 1, 3, 5);
  record (x + 2, 5, 9);
  record (x + 3, 7, 12);
  return x * 5;
}

int
third (int x)
{
  record (x, 1, 2);
  record (x + 1, 3, 5);
  record (x + 2, 5, 9);
  record (x + 3, 7, 12);
  return x * 7;
}
