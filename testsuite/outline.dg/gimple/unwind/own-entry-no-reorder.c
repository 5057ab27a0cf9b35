/* Where GCC may not reorder functions, made ones have an unwind entry of their own: groups that together save less than
   their least and that entry are left alone.  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-Os -fno-toplevel-reorder -fplugin-arg-outline-merge-functions=off" } */
/* { dg-require-effective-target lp64 } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { object-size loaded <= alone } } */

void a1 (int, int), a2 (int), a3 (int, int), a4 (int), own (int);

void
first (int x)
{
  own (0);
  a1 (x, 1);
  a2 (x);
  a3 (x, 2);
  a4 (x);
  own (1);
}

void
second (int x)
{
  own (2);
  a1 (x, 1);
  a2 (x);
  a3 (x, 2);
  a4 (x);
  own (3);
}

void
third (int x)
{
  own (4);
  a1 (x, 1);
  a2 (x);
  a3 (x, 2);
  a4 (x);
  own (5);
}
