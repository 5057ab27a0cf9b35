/* Folding is on by default, beside GIMPLE outlining: the ends of these functions are
   alike, not their statements.  */
/* { dg-do compile } */
/* { dg-options "-Oz" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { folded tail >= 1 x86_64 } } */
/* { dg-final { folded tail >= 1 aarch64 } } */
/* { dg-final { object-size loaded < alone } } */

int k (int, int, int, int), m (int);
#define ENDS_ALIKE(N, A, B) \
  int f##N (int a, int b, int c, int d) \
  { \
    int x = m (a A b), y = m (N B c), z = m (x A 5), t; \
    t = k (a B x, b A y, c B z, d); \
    return k (t, x, y A N, z) A t; \
  }
ENDS_ALIKE (10, +, -) ENDS_ALIKE (11, ^, +) ENDS_ALIKE (12, |, &)
ENDS_ALIKE (13, *, ^) ENDS_ALIKE (14, -, |) ENDS_ALIKE (15, &, *)
