/* Code of cold parts is folded, and is placed where they do. */
/* { dg-do run } */
/* { dg-options "-O2 -freorder-blocks-and-partition -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\.section\t\.text\.unlikely[^\n]*\n(\t[^\n]*\n)*\w+\.folded\.} } } */
/* { dg-final { unwinds } } */

#include "cold.h"
