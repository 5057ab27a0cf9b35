/* At -Os each function has an unwind entry of its own, and so have all bodies together.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-reorder-functions -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times "cfi_startproc" 9 } } */
/* { dg-final { unwinds } } */

#include "neighbours.h"
