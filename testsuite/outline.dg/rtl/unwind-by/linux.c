/* Linux's build says of a unit without unwind tables that its code is followed, on each target.  */
/* { dg-do compile } */
/* { dg-options "-Os -D__KERNEL__ -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {_\.f\.} } } */
/* { dg-final { scan-assembler-not {\.folded\.} } } */

#include "../kinds/register-call.h"
