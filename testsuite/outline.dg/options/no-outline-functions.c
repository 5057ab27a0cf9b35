/* A function that a pattern names is left alone; the others are not.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-no-outline-functions=zzz,sec*d -fplugin-arg-outline-rtl=off -fplugin-arg-outline-trials=0" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-assembler "(third|fourth)\\.outline\\." } } */

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

void b1 (int, int), b2 (int), b3 (int, int), b4 (int), b5 (int, int), b6 (void);
void b7 (int, int), b8 (int), b9 (int, int);

void
third (int x)
{
  own (3);
  b1 (x, 1);
  b2 (x);
  b3 (x, 2);
  b4 (x);
  b5 (x, 3);
  b6 ();
  b7 (x, 4);
  b8 (x);
  b9 (x, 5);
  own (4);
}

int
fourth (int x)
{
  b1 (x, 1);
  b2 (x);
  b3 (x, 2);
  b4 (x);
  b5 (x, 3);
  b6 ();
  b7 (x, 4);
  b8 (x);
  b9 (x, 5);
  return x;
}
