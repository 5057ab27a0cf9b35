/* Accesses with a variable index, at one distance from their pointers, are the same; the distance may be negative.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Oz -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -fplugin-arg-outline-merge-functions=off" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { same-code-with-g } } */

#define DISTANCE 1
#include "indexed-memory.h"
