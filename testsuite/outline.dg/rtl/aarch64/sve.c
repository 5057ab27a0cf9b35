/* Instructions on vectors of variable size stay, and so does half an address whose
   other half is far away, before the loop; code around them is folded.  */
/* { dg-do run } */
/* { dg-options "-O3 -march=armv8-a+sve -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded any >= 4 } } */
/* { dg-final { scan-assembler {\tld1w\tz\d+\.s} } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t[^\n]*\n)*\t\w+\t[^\n]*\m[zp]\d+[./]} } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t(?!adrp)[^\n]*\n)*\t[^\n]*:lo12:} } } */

#include "../check.h"

int u[100], v[100], w[100];
#define F(NAME, N) \
  FN int NAME (int n) \
  { \
    note (n); \
    for (int i = 0; i < n; i++) u[i] = v[i] * 3 + w[i]; \
    OWN (N); \
    note (u[1]); note (u[2]); \
    return u[n - 1]; \
  }
F (a, 1) F (b, 2) F (c, 3)
MAIN
{
  for (int i = 0; i < 100; i++)
    v[i] = i, w[i] = 100 - i;
  CHECK (a (100) == 298 && b (99) == 296 && c (7) == 112);
  for (int i = 0; i < 100; i++)
    CHECK (u[i] == 100 + 2 * i);
  return 0;
}
