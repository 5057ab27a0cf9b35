/* Other calls through a register come back to fragments.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fcf-protection=branch -fno-asynchronous-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler "\tcall\t\\*\[^\n\]+\n\tpop" } } */

#define RETURN_ATTRIBUTE
#include "indirect-return.h"
