/* An outlined function that touches no memory is const, one that only reads is
   pure: GCC then need not assume that it changes memory.  One that writes is
   neither.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-dump=vops" } */
/* { dg-final { scan-ipa-dump-not outline "VDEF\[^\\n\]*\\n\[^\\n\]*= (none|reads)_1\\.outline" } } */
/* { dg-final { scan-assembler "none_1\\.outline" } } */
/* { dg-final { scan-assembler "reads_1\\.outline" } } */
/* { dg-final { scan-assembler "writes_1\\.outline" } } */

#include "../check.h"

FN int none_1 (int a, int b) { int t = (a * 3 ^ b) / (b | 1); OWN (1); return t; }
FN int none_2 (int a, int b) { int t = (a * 3 ^ b) / (b | 1); OWN (2); return t; }
FN int reads_1 (int *p) { int t = p[0] - p[1] * p[2]; OWN (3); return t; }
FN int reads_2 (int *p) { int t = p[0] - p[1] * p[2]; OWN (4); return t; }
FN int writes_1 (long *p) { p[0] = p[1] + p[2] * 77; OWN (5); return 0; }
FN int writes_2 (long *p) { p[0] = p[1] + p[2] * 77; OWN (6); return 1; }

int
main (void)
{
  int a[] = { 50, 6, 7 };
  long b[] = { 50, 6, 7 };
  CHECK (none_1 (7, 2) == 7 && none_2 (7, 3) == 7 && reads_1 (a) == 8);
  a[0] = 51;
  CHECK (reads_2 (a) == 9 && writes_1 (b) == 0 && b[0] == 545);
  b[1] = 7;
  CHECK (writes_2 (b) == 1 && b[0] == 546);
  return 0;
}
