/* Cold functions and cold parts share one unwind entry, with their fragments; code that runs keeps its
   own. */
/* { dg-do run } */
/* { dg-options "-O2 -freorder-blocks-and-partition -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-fno-pie -no-pie" { target i?86-*-* } } */
/* { dg-require-effective-target folding } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times "cfi_startproc" 7 } } */
/* { dg-final { scan-assembler-times "cfi_endproc" 7 } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */

#include "cold.h"
