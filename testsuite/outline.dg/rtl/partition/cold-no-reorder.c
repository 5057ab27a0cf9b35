/* What the user does not want sorted, cold parts, is not: nor are fragments. */
/* { dg-do run } */
/* { dg-options "-O2 -fno-reorder-functions -freorder-blocks-and-partition -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {\.text\.unlikely} } } */
/* { dg-final { unwinds } } */

#include "cold.h"
