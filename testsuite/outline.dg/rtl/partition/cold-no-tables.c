/* Code of cold parts is folded where there are no unwind tables. */
/* { dg-do run } */
/* { dg-options "-O2 -fno-asynchronous-unwind-tables -freorder-blocks-and-partition -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */

#include "cold.h"
