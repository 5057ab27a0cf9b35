/* variants=many compiles a unit with few registers in its link, too, where each function has options of its own; all
   trials succeed, or there would be a warning.  */
/* { dg-do run } */
/* { dg-options "-Oz -flto -fplugin-arg-outline-variants=many" } */
/* { dg-require-effective-target arm } */

int get (int);
#define LIVE(f, op) int f (int a, int b, int c, int d, int e, int g) \
  { int r = get (a); r = r op a; r ^= get (b) op b; return (r op c ^ d) + (e op g); }
LIVE (one, +)
LIVE (two, *)
LIVE (three, -)
int (*volatile p) (int, int, int, int, int, int) = one, (*volatile q) (int, int, int, int, int, int) = two,
    (*volatile s) (int, int, int, int, int, int) = three;

__attribute__ ((noinline)) int
get (int x)
{
  return x + (p == q);
}

int
main (void)
{
  return (p (1, 2, 3, 4, 5, 6) != 24 || q (1, 2, 3, 4, 5, 6) != 41 || s (1, 2, 3, 4, 5, 6) != -8);
}
