/* GCC does not know how long atomic instructions are, and counts twice their bytes: no island is added for jumps over
   them that may be short.  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-Oz" } */
/* { dg-require-effective-target folding } */
/* { dg-final { same-code-as-alone } } */

extern int f (int), g (int);

int
h (int a, int *p)
{
  if (a == 5)
    goto out;
  p[100] = f (a);
  if (p[200] == 7)
    goto out;
  if (f (1))
    {
      g (1);
      goto out2;
    }
  __atomic_fetch_add (p + 50, 0, 5);
  __atomic_fetch_add (p + 50, 1, 5);
  __atomic_fetch_add (p + 50, 2, 5);
  __atomic_fetch_add (p + 50, 3, 5);
  __atomic_fetch_add (p + 50, 4, 5);
  __atomic_fetch_add (p + 50, 5, 5);
 out2:
  p[307] = f (9);
  return 1;
 out:
  g (11);
  f (9);
  g (12);
  return 44;
}
