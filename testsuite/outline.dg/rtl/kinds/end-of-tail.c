/* A tail whose instructions are the end of another one's is a label in that, where the frame
   is its own.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-shrink-wrap -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded tail >= 2 } } */
/* { dg-final { scan-assembler {\tadd[^\n]*, %rsp\n\t\.type\t[^\n]*\.folded\.[^\n]*\n\w+\.folded\.\w+:\n\t\.cfi_def_cfa_offset[^\n]*\n\tpopq} } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */
/* { dg-final { same-code-again } } */

#include "../check.h"

volatile int first, second, third;
void __attribute__ ((noipa)) fill (int *v) { *v = 1; }
FN void a (int x) { int v[9]; fill (v); note (x); OWN (1); SAME_STORES; }
FN void b (int x) { int v[9]; fill (v); note (x); OWN (2); SAME_STORES; }
FN void c (int x) { int v[9]; fill (v); note (x); OWN (3); SAME_STORES; }
FN void d (int x) { note (x); note (x); note (x); OWN (4); }
FN void e (int x) { note (x); note (x); note (x); OWN (5); }

MAIN
{
  a (1), b (2), c (3), d (4), e (5);
  CHECK (first == 1001 && second == 2002 && third == 3003);
  unsigned seen = (1 * 31 + 2) * 31 + 3;
  for (int i = 0; i < 6; i++)
    seen = seen * 31 + (i < 3 ? 4 : 5);
  CHECK (trace == seen);
  return 0;
}
