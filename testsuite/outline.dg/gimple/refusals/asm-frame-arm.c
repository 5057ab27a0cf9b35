/* Of functions whose asm names the link register or a stack pointer nothing is outlined:
   the call would change the one, and need the other's stack when the function returns.
   Parts of words are no names.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { refused asm-frame link_1 link_2 stack_1 stack_2 } } */
/* { dg-final { scan-assembler-not {(link|stack)_\d\.outline\.} } } */
/* { dg-final { scan-assembler {other_1\.outline\.} } } */

#define LINK "mov %0, LR"
#define STACK "msr msp, %0"
#define OTHER "mov %0, #0 @ clrx lrx spx push2"
#include "../asm-frame.h"
