/* The same with debug information; debuggers are told how the stack is in the routines.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -g" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { scan-assembler {\n__riscv_save_[0-9]+:} } } */
/* { dg-final { scan-assembler {tail\t__riscv_restore_[0-9]+\n} } } */
/* { dg-final { scan-assembler {\t\.cfi_offset 1, -[48]\n.*\tl[wd]\tra,[0-9]+\(sp\)\n\t\.cfi_restore 1\n} } } */

#include "saves.h"
