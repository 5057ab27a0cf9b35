// Exceptions find the way through fragments, -mthumb.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb" }
// { dg-require-effective-target arm }
// { dg-final { folded called >= 1 } }
// { dg-final { folded thunk >= 1 } }

#include "../eh/throw.h"
