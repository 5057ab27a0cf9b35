/* With sections, too: routines are in COMDAT sections of their own.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -ffunction-sections" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { scan-assembler {\.text\.__riscv_save_[0-9]+,"axG",} } } */

#include "saves.h"
