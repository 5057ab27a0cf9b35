/* Code that uses memory below the stack pointer is not called: it stays where no register is free for jumping back.  */
/* { dg-do run } */
/* { dg-options "-Os -ffixed-r11 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { scan-assembler-times {imull\t\$7, } 2 } } */
/* { dg-final { folded called == 0 } } */

#define END(N) OWN (N)
#include "below-stack.h"
