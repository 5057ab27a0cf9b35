/* Registers that folding has no use for may be the program's own.  */
/* { dg-do run } */
/* { dg-options "-Os -w -ffixed-a5 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target no_zcmp } */
/* { dg-final { folded called >= 1 } } */

#define KEPT "s1"
#include "../kinds/reserved.h"
