/* Calls take time: at -Os registers are saved as GCC does.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { scan-assembler-not {__riscv_(save|restore)} } } */

#include "saves.h"
