/* Code that uses memory below the stack pointer is shared by jumps, which leave that memory alone.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fplugin-arg-outline-equal-functions=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded tail == 1 } } */
/* { dg-final { scan-assembler-times {imull\t\$7, } 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */

#include "below-stack.h"
