/* With option all-levels statements are outlined at -O1.  */
/* { dg-do compile } */
/* { dg-options "-O1 -fplugin-arg-outline-all-levels -fplugin-arg-outline-rtl=off" } */
/* { dg-final { outlined == 1 } } */

void a1 (int, int), a2 (int), a3 (int, int), a4 (int), a5 (int, int), a6 (void);
void own (int);

void
first (int x)
{
  own (1);
  a1 (x, 1);
  a2 (x);
  a3 (x, 2);
  a4 (x);
  a5 (x, 3);
  a6 ();
  own (2);
}

int
second (int x)
{
  a1 (x, 1);
  a2 (x);
  a3 (x, 2);
  a4 (x);
  a5 (x, 3);
  a6 ();
  return x;
}

int
third (int x)
{
  a1 (x, 1);
  a2 (x);
  a3 (x, 2);
  a4 (x);
  a5 (x, 3);
  a6 ();
  return x + 1;
}
