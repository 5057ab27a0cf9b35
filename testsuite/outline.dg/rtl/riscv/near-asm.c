/* Asm outside of functions may rely on the order of what is written.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {\t\.text\t[1-9]} } } */

__asm__ (".globl here\nhere:\n");
#include "near.h"
