/* What "auipc" and the instruction that names its label print stays in its function; the code around it is folded.  */
/* { dg-do run } */
/* { dg-options "-Os -mcmodel=medany -mexplicit-relocs -fno-pie -no-pie -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\.LA\d+: auipc} } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t[^\n]*\n|\.L\d+:\n)*(\t[^\n]*)?\.LA\d} } } */

#include "../check.h"

static volatile int one[4], two[4];
volatile int first, second, third;
FN int a (int x) { note (x); SAME_STORES; one[1] = x; two[2] += one[1]; OWN (1); note (one[3]); SAME_STORES; return x + 3; }
FN int b (int x) { note (x + 7); SAME_STORES; one[1] = x; two[2] += one[1]; OWN (2); note (two[3]); SAME_STORES; return x * 3; }

MAIN
{
  CHECK (a (4) == 7 && two[2] == 4 && one[1] == 4);
  CHECK (b (5) == 15 && two[2] == 9 && one[1] == 5 && first + second + third == 6006);
  return 0;
}
