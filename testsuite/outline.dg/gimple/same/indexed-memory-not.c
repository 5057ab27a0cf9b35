/* Accesses with a variable index, at different distances from their pointers, are not the same.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Oz -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -fplugin-arg-outline-merge-functions=off" } */
/* { dg-final { outlined == 0 } } */

#define DISTANCE 2
#include "indexed-memory.h"
