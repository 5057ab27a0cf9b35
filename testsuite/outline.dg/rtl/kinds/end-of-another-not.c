/* The end of a tail is no fragment of its own where the frame is another there.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-shrink-wrap -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded tail >= 2 } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n([^\n]*\n)*\tadd[^\n]*\n(\t\.cfi[^\n]*\n)*\t\.type} } } */
/* { dg-final { unwinds } } */

#include "../check.h"

volatile int first, second, third;
FN int a (int x) { int v[2] = { x, 1 }; note (x); OWN (1); v[1] = eight (x, 2, 3, 4, 5, 6, 7, 8); OWN (5); SAME_STORES; return v[1] + x; }
FN int b (int x) { int v[2] = { x, 1 }; note (x); OWN (2); v[1] = eight (x, 2, 3, 4, 5, 6, 7, 9); OWN (6); SAME_STORES; return v[1] + x; }
FN int c (int x) { note (x); OWN (3); note (x); first++; return x; }
FN int d (int x) { note (x); OWN (4); note (x); second++; return x; }

MAIN
{
  CHECK (a (4) == 4 + 4 + 6 + 15 + 28 + 55 + 78 + 119 + 152);
  CHECK (b (4) == 4 + 4 + 6 + 15 + 28 + 55 + 78 + 119 + 171);
  CHECK (c (5) == 5 && d (6) == 6);
  return 0;
}
