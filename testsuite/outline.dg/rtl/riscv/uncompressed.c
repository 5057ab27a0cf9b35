/* Without compressed instructions code is folded and runs, too.  */
/* { dg-do run } */
/* { dg-options "-Os -march=rv64imafd -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target lp64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "../kinds/inner-calls.h"
