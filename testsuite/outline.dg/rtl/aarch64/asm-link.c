/* The return address is in its register where asm names it; after that, code is folded.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded thunk >= 1 } } */

#define LINK "x30"
#define OTHER_LINK "LR"
#include "../kinds/asm-link.h"
