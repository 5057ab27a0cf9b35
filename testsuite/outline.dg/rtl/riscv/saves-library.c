/* The user wants those of libgcc.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -msave-restore" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { scan-assembler {call\tt0,__riscv_save_[0-9]+\n} } } */
/* { dg-final { scan-assembler-not {\n__riscv_(save|restore)_[0-9]+:} } } */

#include "saves.h"
