/* Functions do not keep all registers that routines save.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fcall-used-s6" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { scan-assembler-not {__riscv_(save|restore)} } } */

#include "saves.h"
