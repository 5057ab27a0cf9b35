/* A fragment that ends in a call through a register, with signed return addresses.  */
/* { dg-do run } */
/* { dg-options "-Os -mbranch-protection=pac-ret -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded thunk >= 1 } } */
/* { dg-final { scan-assembler {\tbr\tx[0-9]+} } } */
/* { dg-final { unwinds } } */

#include "../kinds/thunk-register.h"
