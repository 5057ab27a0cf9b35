/* Calls inside fragments where no register is free to be pushed beside lr.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -funwind-tables -ffixed-r4 -ffixed-r5 -ffixed-r6 -ffixed-r7" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {\tstr\tlr, \[sp, #-8\]!} } } */

#include "../kinds/inner-calls.h"
