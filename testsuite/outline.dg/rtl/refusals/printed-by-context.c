/* Where processors want addresses computed apart from numbers, a "mov" is printed as the
   code around it is: nothing is folded in functions that are to be fast.  */
/* { dg-do compile } */
/* { dg-options "-O2 -mtune=atom -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { refused code-attribute f1 f2 f3 } } */
/* { dg-final { scan-assembler-not folded } } */

extern int g (int, int, int, int);

#define FUNCTION(N) \
  int \
  f##N (int x, int y, int z) \
  { \
    int t = g (x * 3 + y, y - z, z ^ x, x + y + z); \
    return g (t + N, t * y, 1, 2) + N; \
  }
FUNCTION (1)
FUNCTION (2)
FUNCTION (3)
