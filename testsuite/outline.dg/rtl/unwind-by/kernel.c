/* The kernel's code model without unwind tables says that the code is followed.  */
/* { dg-do compile } */
/* { dg-options "-Os -fno-pie -mcmodel=kernel -mno-red-zone -mgeneral-regs-only -fno-asynchronous-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded register-call == 0 } } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {\t\.type\t_\.f\.\d+_veneer, @function\n} } } */

#include "../kinds/register-call.h"
