// Exceptions pass through fragments, g.
// { dg-do run }
// { dg-options "-Os -g -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" }
// { dg-require-effective-target folding }
// { dg-final { folded called >= 1 } }
// { dg-final { folded thunk >= 1 long_jumps } }
// { dg-final { unwinds } }

#include "throw.h"
