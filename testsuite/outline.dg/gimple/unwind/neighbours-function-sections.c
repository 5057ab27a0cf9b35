/* With -ffunction-sections each function keeps its unwind entry at -Oz, too: a linker drops
   it with the function.  */
/* { dg-do run } */
/* { dg-options "-Oz -ffunction-sections -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { scan-assembler {\nd:\n\.LFB\d+:\n\t\.cfi_startproc} } } */
/* { dg-final { scan-assembler {\ne:\n\.LFB\d+:\n\t\.cfi_startproc} } } */
/* { dg-final { unwinds } } */

#include "neighbours.h"
