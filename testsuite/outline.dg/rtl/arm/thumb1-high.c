/* A Thumb-1 function that restores registers from r8 on is printed as by the compiler alone, and not folded. */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded any == 0 } } */
/* { dg-final { scan-assembler {pop\t\{r4, r5, r6, r7\}\n\tmov\tfp, r7} } } */

#include "thumb1-high.h"
