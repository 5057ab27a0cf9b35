/* Who walks along frame pointers sees each function.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fno-omit-frame-pointer" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { scan-assembler-not {__riscv_(save|restore)} } } */

#define FRAME_POINTER
#include "saves.h"
