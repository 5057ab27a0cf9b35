/* In stress mode at -Os, too.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fplugin-arg-outline-check" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { scan-assembler {\n__riscv_save_[0-9]+:} } } */
/* { dg-final { scan-assembler {tail\t__riscv_restore_[0-9]+\n} } } */

#include "saves.h"
