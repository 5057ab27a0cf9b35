/* Without PIE, too, the return address goes into a register where a function keeps data below its stack pointer; relative
   to the instruction: code without an absolute address may run, or be linked, elsewhere.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-pie -no-pie -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { unwinds } } */
/* { dg-final { folded register-jump >= 1 } } */
/* { dg-final { scan-assembler {jmp\t\*%r11} } } */
/* { dg-final { scan-assembler {leaq\t\.L[0-9]+\(%rip\), %r11\n} } } */
/* { dg-final { scan-assembler-not {mov[lq]\t\$\.L} } } */
/* { dg-final { same-code-with-g } } */

#include "red-zone.h"
