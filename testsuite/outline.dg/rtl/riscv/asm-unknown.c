/* Around asm with "c.*", which may be a call, with ".insn", or that changes what the assembler makes, code stays as it is.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any == 0 } } */
/* { dg-missed "not folded: asm-unknown: " "" { target *-*-* } 0 } */

#define COMPRESSED "c.nop"
#define ENCODED ".insn r 0x33, 0, 0, a0, a1, a2"
#define OPTION ".option norvc"
#include "asm.h"
