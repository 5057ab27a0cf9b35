/* Where the processor may check that each return is of a call, nothing returns that was not called.  */
/* { dg-do run } */
/* { dg-options "-Os -mbranch-protection=gcs -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-require-effective-target gcc15 } */
/* { dg-final { folded register-jump >= 1 } } */
/* { dg-final { scan-assembler {\tbr\tx15} } } */
/* { dg-final { scan-assembler-not {\tret\tx} } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/red-zone.h"
