/* Around asm with instructions that change only what they name code is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any >= 1 } } */

#define COMPRESSED "nop"
#define ENCODED "csrr a0, cycle"
#define OPTION "fence rw, rw"
#include "asm.h"
