/* No thunk ends in a call of a weak function that is missing: what a linker makes of it is not ours to say.  */
/* { dg-do compile } */
/* { dg-options "-Os -fno-pie -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { scan-assembler-not {\ttail\tmissing} } } */
/* { dg-final { scan-assembler {\tcall\tmissing} } } */
/* { dg-final { folded called >= 1 } } */

#include "../kinds/weak.h"
