/* At -Oz functions save registers by calls of routines, which are in the unit.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { scan-assembler {\n__riscv_save_[0-9]+:} } } */
/* { dg-final { scan-assembler {tail\t__riscv_restore_[0-9]+\n} } } */

#include "saves.h"
