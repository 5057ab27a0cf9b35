/* Statements that three functions share become a function of their own, and
   the program works as before.  */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-outline-trials=0 -fplugin-arg-outline-merge-functions=off" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { object-size loaded < alone } } */
/* { dg-final { same-code-with-g } } */
/* { dg-final { same-code-again } } */

int table[64];
int calls;

__attribute__ ((noipa)) void
record (int where, int a, int b)
{
  table[where & 63] += a * b;
  calls++;
}

__attribute__ ((noinline)) int
first (int x)
{
  record (x, 1, 2);
  record (x + 1, 3, 5);
  record (x + 2, 5, 9);
  record (x + 3, 7, 12);
  return x * 3;
}

__attribute__ ((noinline)) int
second (int x)
{
  record (x, 1, 2);
  record (x + 1, 3, 5);
  record (x + 2, 5, 9);
  record (x + 3, 7, 12);
  return x * 5;
}

__attribute__ ((noinline)) int
third (int x)
{
  record (x, 1, 2);
  record (x + 1, 3, 5);
  record (x + 2, 5, 9);
  record (x + 3, 7, 12);
  return x * 7;
}

int
main (void)
{
  if (first (1) + second (2) + third (3) != 3 + 10 + 21 || calls != 12)
    __builtin_abort ();
  if (table[1] != 2 || table[2] != 17 || table[3] != 62 || table[6] != 84)
    __builtin_abort ();
  return 0;
}
