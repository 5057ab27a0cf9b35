/* A function that clears the registers it has used when it returns, does so after a call of its outlined end: a new tail call
   would leave it without.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fzero-call-used-regs=used -fplugin-arg-outline-rtl=off" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-assembler "call\tf1.outline" } } */
/* { dg-final { scan-assembler-not "jmp\tf1.outline" } } */

#include "cleared-registers.h"
