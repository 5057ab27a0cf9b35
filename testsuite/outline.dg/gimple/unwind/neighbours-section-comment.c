/* A function whose section has a comment in its name is in another section for GCC, but not for the assembler: no unwind entry
   is left open for its neighbours.  */
/* { dg-do run } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -freorder-functions -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=off" } */
/* { dg-final { scan-assembler-times "\\.cfi_startproc" 7 } } */

#define SECTION ".text#"
#include "neighbours-section-text.h"
