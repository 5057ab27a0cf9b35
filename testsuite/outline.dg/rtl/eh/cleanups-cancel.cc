// Threads that are cancelled are unwound through tails that call.
// { dg-do run }
// { dg-options "-O2 -std=c++17 -DCANCEL_THREADS -pthread -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" }
// { dg-require-effective-target folding }
// { dg-require-effective-target linux }
// { dg-final { folded tail >= 1 dwarf_unwind } }

#include "cleanups.h"
