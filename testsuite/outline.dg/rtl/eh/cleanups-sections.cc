// Exceptions pass through tails that call, with -ffunction-sections.
// { dg-do run }
// { dg-options "-O2 -std=c++17 -ffunction-sections -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" }
// { dg-require-effective-target folding }
// { dg-require-effective-target linux }
// { dg-final { folded tail >= 1 dwarf_unwind } }
// { dg-final { unwinds } }

#include "cleanups.h"
