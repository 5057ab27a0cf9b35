/* Code of cold parts is folded where debug information describes both parts. */
/* { dg-do run } */
/* { dg-options "-O2 -g -freorder-blocks-and-partition -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { unwinds } } */

#include "cold.h"
