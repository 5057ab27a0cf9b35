/* With unwind-entries=own each function has an unwind entry of its own, and so have all fragments together.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-reorder-functions -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress -fplugin-arg-outline-unwind-entries=own" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times "cfi_startproc" 9 } } */
/* { dg-final { unwinds } } */

#include "neighbours.h"
