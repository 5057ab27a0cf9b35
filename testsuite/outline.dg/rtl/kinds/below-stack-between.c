/* Code that uses memory below the stack pointer comes back by a jump, not by a return.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded register-jump >= 1 } } */
/* { dg-final { scan-assembler-times {imull\t\$7, } 1 } } */
/* { dg-final { folded called == 0 } } */
/* { dg-final { folded register-call == 0 } } */
/* { dg-final { unwinds } } */

#define END(N) OWN (N)
#include "below-stack.h"
