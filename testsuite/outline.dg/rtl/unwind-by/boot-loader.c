/* A boot loader with Linux's headers has no kernel's stacks.  */
/* { dg-do compile } */
/* { dg-options "-Os -D__KERNEL__ -D__UBOOT__ -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {_\.f\.} } } */

#include "../kinds/register-call.h"
