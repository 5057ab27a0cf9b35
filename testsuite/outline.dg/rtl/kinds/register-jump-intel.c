/* With -masm=intel, too, the return address goes into a register where a function keeps data below its stack
   pointer.  */
/* { dg-do run } */
/* { dg-options "-Os -masm=intel -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { unwinds } } */
/* { dg-final { folded register-jump >= 1 } } */
/* { dg-final { scan-assembler {jmp\tr11} } } */
/* { dg-final { same-code-with-g } } */

#include "red-zone.h"
