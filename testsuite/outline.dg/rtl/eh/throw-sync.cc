// Exceptions pass through fragments, sync.
// { dg-do run }
// { dg-options "-Os -fno-asynchronous-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" }
// { dg-require-effective-target folding }
// { dg-final { folded called >= 1 } }
// { dg-final { folded thunk >= 1 long_jumps } }

#include "throw.h"
