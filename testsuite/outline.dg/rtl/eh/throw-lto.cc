// Exceptions pass through fragments that are made at link time.
// { dg-do run }
// { dg-options "-Os -flto -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" }
// { dg-require-effective-target folding }

#include "throw.h"
