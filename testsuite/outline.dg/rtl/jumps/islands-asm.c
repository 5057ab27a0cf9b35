/* Jumps over asm may be shorter than GCC thinks, which counts its lines: no island is added for those that may be
   short.  */
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
  __asm__ volatile ("\n\n\n\n" : : "r" (p) : "memory");
  p[100] = 11;
 out2:
  p[107] = f (9);
  return 1;
 out:
  g (11);
  f (9);
  g (12);
  return 44;
}
