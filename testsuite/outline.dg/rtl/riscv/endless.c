/* What never returns does not use the return address, but unwinders do: where it was not saved nothing is called.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded called == 0 } } */

#define ENTER
#include "../kinds/endless.h"
