/* Without unwind tables fragments stand between the functions that call them, in subsections of .text.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\t\.text\t[1-9]} } } */

#include "near.h"
