// Exceptions pass through fragments, O2.
// { dg-do run }
// { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" }
// { dg-require-effective-target folding }
// { dg-final { folded called >= 1 } }
// { dg-final { folded thunk >= 1 long_jumps } }
// { dg-final { unwinds } }

#include "throw.h"
