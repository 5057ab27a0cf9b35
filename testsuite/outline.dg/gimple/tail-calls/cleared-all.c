/* Where all registers are cleared, an outlined end does that, and may be jumped to.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fzero-call-used-regs=all -fplugin-arg-outline-rtl=off" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-assembler "jmp\tf1.outline" } } */

#include "cleared-registers.h"
