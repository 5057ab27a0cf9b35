/* The kernel's code model with unwind tables has them read.  */
/* { dg-do compile } */
/* { dg-options "-Os -fno-pie -mcmodel=kernel -mno-red-zone -mgeneral-regs-only -fasynchronous-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded register-call >= 1 } } */
/* { dg-final { scan-assembler-not {_\.f\.} } } */

#include "../kinds/register-call.h"
