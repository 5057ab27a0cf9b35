/* Where the tables find the frame by the frame pointer, nothing is called between the pops
   of an epilogue: its return address would lie where unwinders look for a register.  */
/* { dg-do compile } */
/* { dg-options "-O2 -fno-omit-frame-pointer -fcf-protection=branch -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler-not {\tpopq\t%r[^\n]*\n\tcall\t[\w.]+\.folded} } } */

#include "../check.h"

SINK int g (int a, int b, int c, int d) { return a * 3 + b * 5 + c * 7 + d; }
SINK int h (int a) { return a * 11; }

#define FUNCTION(N) \
  FN int \
  f##N (int x, int y, int *p) \
  { \
    int s = N, u = x * 5 + y, v = (x ^ y) + 7; \
    for (int i = 0; i < x; i++) \
      { \
        s += g (i, u, v, p[i]); \
        p[i] ^= h (s); \
      } \
    return (s + y + u * v) ^ (x - N); \
  }
FUNCTION (1)
FUNCTION (2)
FUNCTION (3)
FUNCTION (4)
