/* With debug information, too, and the code is the same.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -g -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\t\.text\t[1-9]} } } */

#include "near.h"
