/* Functions that begin with "bti c" are not jumped to through any register, not from
   those that have no landing pad of their own either.  */
/* { dg-do run } */
/* { dg-options "-Os -mbranch-protection=standard -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { scan-assembler-not {\tbr\tx} } } */

#pragma GCC target ("branch-protection=none")
#include "../kinds/thunk-register.h"
