/* variants=many compiles functions for another machine than the unit's with few registers, too.  */
/* { dg-do compile } */
/* { dg-options "-Oz -mthumb -fplugin-arg-outline-variants=many" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */

int get (int);

__attribute__ ((target ("arm"))) int
other (int a, int b, int c)
{
  int r = get (a) * a;
  return (r ^ get (b) * b) + c;
}

int
usual (int a, int b, int c)
{
  int r = get (a) + a;
  return (r ^ get (b) + b) + c;
}
