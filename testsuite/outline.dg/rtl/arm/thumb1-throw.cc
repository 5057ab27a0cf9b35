// Exceptions find the way through fragments of Thumb-1 code.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" }
// { dg-require-effective-target thumb1 }
// { dg-final { folded called >= 1 } }

#include "../eh/throw.h"
