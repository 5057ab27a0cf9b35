/* Registers that folding has no use for may be the program's own.  */
/* { dg-do run } */
/* { dg-options "-Os -w -ffixed-s6 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded called >= 1 } } */

#define KEPT "s5"
#include "../kinds/reserved.h"
