// Exceptions pass through fragments, cet.
// { dg-do run }
// { dg-options "-Os -fcf-protection=full -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" }
// { dg-require-effective-target x86_64 }
// { dg-final { folded called >= 1 } }
// { dg-final { folded thunk >= 1 long_jumps } }
// { dg-final { unwinds } }

#include "throw.h"
