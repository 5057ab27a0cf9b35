/* Code of cold parts is folded where each function has sections of its own. */
/* { dg-do run } */
/* { dg-options "-O2 -ffunction-sections -freorder-blocks-and-partition -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { unwinds } } */

#include "cold.h"
