/* At -Os neighbouring functions share unwind entries of some 16 directives: an unwinder executes them from the start.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-reorder-functions -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\.LFB[0-9]+:\n\t(?!\.cfi_startproc)} } } */
/* { dg-final { unwinds all } } */
/* { dg-final { same-code-with-g } } */
/* { dg-final { same-code-again } } */

#include "neighbours.h"
