/* A fragment that calls others makes room on the stack and then stores ra; each of the two has its row, and both lie on one
   after the other on the way back.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {\taddi\tsp,sp,-16\n\t\.cfi_def_cfa_offset 16\n\tsd\tra,0\(sp\)\n\t\.cfi_offset 1, -16\n} lp64 } } */
/* { dg-final { scan-assembler {\tld\tra,0\(sp\)\n\taddi\tsp,sp,16\n} lp64 } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/inner-calls.h"
