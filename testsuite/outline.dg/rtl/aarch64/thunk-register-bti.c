/* Functions that begin with "bti c" are not jumped to through any register.  */
/* { dg-do run } */
/* { dg-options "-Os -mbranch-protection=bti -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded thunk == 0 } } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler-not {\tbr\tx} } } */
/* { dg-final { unwinds } } */

#include "../kinds/thunk-register.h"
