/* A function that the user puts into ".text" shares the unwind entry of its neighbours there: GCC has two sections of this
   name, the assembler one.  */
/* { dg-do run } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-options "-Oz -freorder-functions -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=off" } */
/* { dg-final { scan-assembler-not {\n(between|after):\n\.LFB[0-9]+:\n\t\.cfi_startproc} } } */

#define SECTION ".text"
#include "neighbours-section-text.h"
