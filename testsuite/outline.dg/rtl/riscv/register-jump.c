/* In functions that call nothing the return address is in t0.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded register-jump >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler {\tcall\tt0,[\w.]+\.folded} } } */
/* { dg-final { scan-assembler {\tjr\tt0} } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/red-zone.h"
