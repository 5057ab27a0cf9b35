// Exceptions find the way through fragments, -ffunction-sections -Wl,--gc-sections.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -ffunction-sections -Wl,--gc-sections" }
// { dg-require-effective-target arm }
// { dg-final { folded called >= 1 } }
// { dg-final { folded thunk >= 1 } }

#include "../eh/throw.h"
