/* Where those who unwind read tables, fragments may move the stack, even if this unit has no tables.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fplugin-arg-outline-unwind-by=tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded register-call >= 1 } } */
/* { dg-final { scan-assembler-not {_\.f\.} } } */

#include "../kinds/register-call.h"
