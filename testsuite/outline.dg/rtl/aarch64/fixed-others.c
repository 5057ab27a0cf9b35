/* Registers that folding has no use for may be the program's own.  */
/* { dg-do run } */
/* { dg-options "-Os -w -ffixed-x18 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#define KEPT "x28"
#include "../kinds/reserved.h"
