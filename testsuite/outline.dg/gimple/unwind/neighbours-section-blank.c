/* A function whose section has a blank in its name is in another section for GCC, but not for the assembler: no unwind entry
   is left open for its neighbours.  */
/* { dg-do run } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -freorder-functions -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=off" } */
/* { dg-final { scan-assembler {\nbetween:\n\.LFB[0-9]+:\n\t\.cfi_startproc} } } */
/* { dg-final { scan-assembler {\nafter:\n\.LFB[0-9]+:\n\t\.cfi_startproc} } } */

#define SECTION " .text"
#include "neighbours-section-text.h"
