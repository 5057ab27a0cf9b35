/* In Thumb-1 code fragments call others with the stack aligned, and return by popping the pc. */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { folded thunk == 0 } } */
/* { dg-final { scan-assembler {pop\t\{r[4-7], pc\}} } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/inner-calls.h"
