/* As code16.c: an asm makes it code of 16 bits.  */
/* { dg-do compile { target x86_64-*-* i?86-*-* } } */
/* { dg-options "-m32 -Os -fno-pie -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler-not {folded} } } */

__asm__ (".code16gcc");
#include "ia32-inner-calls.h"
