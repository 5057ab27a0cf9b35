/* At -O2 cold functions and the bodies beside them share one unwind entry; note and eight,
   which are not cold, keep their own.  (An entry of AArch64's has too many rows for all.)  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times "cfi_startproc" 3 x86_64 } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */
/* { dg-final { same-code-again } } */

#include "../../rtl/check.h"
#undef FN
#define FN __attribute__ ((noinline, cold))
#include "neighbours.h"
