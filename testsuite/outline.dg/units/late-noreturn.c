/* A function is expanded with what GCC knew of its callees when it had optimized it: that
   the other one of a circle does not return is found later, and at -O2 changes nothing.  */
/* { dg-do compile } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-limit=0" } */
/* { dg-final { refused callee-facts second } } */
/* { dg-final { same-code-as-alone } } */

void wait_for (int), use (int);
static void second (int *);

/* That the loop has no end is seen once the one before it has been unrolled.  */
#define ENDLESS(X)                                                                      \
  do                                                                                    \
    {                                                                                   \
      int again = 1;                                                                    \
      for (int i = 0; i < 3; i++)                                                       \
        again += i;                                                                     \
      while (again == 4)                                                                \
        wait_for (X);                                                                   \
    }                                                                                   \
  while (0)

__attribute__ ((noinline)) static void
first (int *x)
{
  if (*x > 10)
    {
      second (x + 1);
      use (x[2]);
    }
  ENDLESS (*x);
}

__attribute__ ((noinline)) static void
second (int *x)
{
  if (*x > 12)
    {
      first (x + 3);
      use (x[4]);
    }
  ENDLESS (*x);
}

void
third (int *x)
{
  first (x);
  second (x);
  use (1);
}
