/* What is outlined or folded from a merged function is named after the program's function.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { merged == 1 } } */
/* { dg-final { scan-assembler "f\\.(outline|folded)\\." } } */
/* { dg-final { scan-assembler-not "\\.merged\\.\\w+\\.(outline|folded)\\." } } */

void use (int, int), end (int);

#define SAME(X) use (X, 1), use (X, 2), use (X, 3), use (X, 4), use (X, 5)

int
f (int x)
{
  SAME (x);
  end (4);
  SAME (x);
  end (7);
  return 3;
}

int
h (int x)
{
  SAME (x);
  end (5);
  SAME (x);
  end (7);
  return 3;
}
