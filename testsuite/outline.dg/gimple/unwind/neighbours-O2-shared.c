/* With unwind-entries=shared all functions share them at -O2, too, where nothing is folded.  */
/* { dg-do run } */
/* { dg-options "-O2 -fno-reorder-functions -fno-reorder-blocks-and-partition -fplugin-arg-outline-unwind-entries=shared" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any == 0 } } */
/* { dg-final { scan-assembler {\.LFB[0-9]+:\n\t(?!\.cfi_startproc)} } } */
/* { dg-final { unwinds all } } */
/* { dg-final { same-code-with-g } } */

#include "neighbours.h"
