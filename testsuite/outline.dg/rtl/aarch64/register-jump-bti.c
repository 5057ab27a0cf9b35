/* Where pages may be guarded no fragment jumps back through a register, as it would land on no landing pad; nor is
   there a return that was not called.  */
/* { dg-do run } */
/* { dg-options "-Os -mbranch-protection=bti -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded register-jump == 0 } } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {\t(br|ret)\tx} } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/red-zone.h"
