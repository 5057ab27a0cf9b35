/* Where there are no unwind tables frame states are not looked at.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded register-call >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:\n(\t\.cfi.*\n)*\tpopq\t%r11\n\tpushq\t} } } */
/* { dg-final { same-code-with-g } } */
/* { dg-final { scan-assembler-not {cfi} } } */

#include "register-call.h"
