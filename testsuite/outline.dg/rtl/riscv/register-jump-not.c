/* The program keeps something in t0.  */
/* { dg-do run } */
/* { dg-options "-Os -ffixed-t0 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded register-jump == 0 } } */
/* { dg-final { scan-assembler-not {\tjr\tt0} } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/red-zone.h"
