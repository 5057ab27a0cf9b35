/* A unit in which nothing repeats stays what it is.  */
/* { dg-do assemble } */
/* { dg-final { same-code-as-alone } } */

int
lonely (int x)
{
  return x * 3 + 1;
}
