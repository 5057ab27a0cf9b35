// Exceptions find the way through fragments of a unit that is made at link time, where
// options are those of functions.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -flto -flto-partition=none" }
// { dg-require-effective-target arm }

#include "../eh/throw.h"
