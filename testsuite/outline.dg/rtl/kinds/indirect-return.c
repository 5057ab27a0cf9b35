/* With landing pads, a call that may come back by an indirect jump comes back to its own function, where the pad is, not
   to a fragment.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fcf-protection=branch -fno-asynchronous-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler "\tcall\t\\*\[^\n\]+\n\tendbr64" } } */
/* { dg-final { scan-assembler-not "\tcall\t\\*\[^\n\]+\n\t(?!endbr64)" } } */

#define RETURN_ATTRIBUTE __attribute__ ((indirect_return))
#include "indirect-return.h"
