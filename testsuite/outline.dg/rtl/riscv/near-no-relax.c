/* Without relaxation of calls by the linker a near fragment saves nothing.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -mno-relax -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {\t\.text\t[1-9]} } } */

#include "near.h"
