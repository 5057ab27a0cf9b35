// Exceptions find the way through fragments, -marm -fno-omit-frame-pointer.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -marm -fno-omit-frame-pointer" }
// { dg-require-effective-target arm }
// { dg-require-effective-target linux }
// { dg-final { folded called >= 1 } }
// { dg-final { folded thunk >= 1 } }

#include "../eh/throw.h"
