/* The return address is in its register where asm names it; after that, code is folded.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded called >= 1 } } */

#define MOVE "mv"
#define LINK "ra"
#define OTHER_LINK "x1"
#include "../kinds/asm-link.h"
