/* The program has a register that routines would save, and give its old value back.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -ffixed-s6" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { scan-assembler-not {__riscv_(save|restore)} } } */

#include "saves.h"
