/* Code of functions that the linker does not relax is folded and runs.  */
/* { dg-do run } */
/* { dg-options "-Os -mno-relax -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/inner-calls.h"
