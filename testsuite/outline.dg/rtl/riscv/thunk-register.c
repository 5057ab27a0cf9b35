/* A fragment that ends in a call through a register jumps there instead.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded thunk >= 1 } } */
/* { dg-final { scan-assembler {\tjr\ts\d} } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/thunk-register.h"
