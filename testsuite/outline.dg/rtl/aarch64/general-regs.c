/* Without vector and floating-point registers, as kernels are compiled: called
   fragments, thunks and tails.  */
/* { dg-do run } */
/* { dg-options "-Os -mgeneral-regs-only -fno-pie -no-pie -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { folded thunk >= 1 } } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler-not {\t[bhsdqv]\d+[,.]} } } */

#include "../kinds/general-regs.h"
