/* Nothing is taken out of functions with attribute no_outline.  */
/* { dg-do compile } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { same-code-as-alone } } */

void record (int where, int a, int b);

__attribute__ ((no_outline)) int
first (int x)
{
  record (x, 1, 2);
  record (x + 1, 3, 5);
  record (x + 2, 5, 9);
  record (x + 3, 7, 12);
  return x * 3;
}

__attribute__ ((no_outline)) int
second (int x)
{
  record (x, 1, 2);
  record (x + 1, 3, 5);
  record (x + 2, 5, 9);
  record (x + 3, 7, 12);
  return x * 5;
}

__attribute__ ((no_outline)) int
third (int x)
{
  record (x, 1, 2);
  record (x + 1, 3, 5);
  record (x + 2, 5, 9);
  record (x + 3, 7, 12);
  return x * 7;
}
