/* Code of functions with -fPIC is folded and runs.  */
/* { dg-do run } */
/* { dg-options "-Os -fPIC -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/inner-calls.h"
