/* At -Oz all functions of a section and its bodies share one unwind entry, and the stack
   can be walked at each instruction.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-reorder-functions -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times "cfi_startproc" 1 } } */
/* { dg-final { scan-assembler-times "cfi_endproc" 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */
/* { dg-final { same-code-again } } */

#include "neighbours.h"
