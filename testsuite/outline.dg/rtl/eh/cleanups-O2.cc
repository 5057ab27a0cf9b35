// Exceptions pass through tails that call, at -O2, where landing pads have a section of their own.
// { dg-do run }
// { dg-options "-O2 -std=c++14 -Wno-deprecated -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" }
// { dg-require-effective-target folding }
// { dg-require-effective-target linux }
// { dg-final { folded tail >= 1 dwarf_unwind } }
// { dg-final { unwinds } }

#include "cleanups.h"
