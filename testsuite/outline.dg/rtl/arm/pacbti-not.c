/* Without -mbranch-protection there are no landing pads, functions that are equal become jumps, and fragments
   have calls inside.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-pie -mthumb -march=armv8.1-m.main+pacbti+fp -mfloat-abi=hard" } */
/* { dg-require-effective-target pacbti } */
/* { dg-final { scan-assembler {\ng:\n(\t[.@][^\n]*\n)*\tb\tf\n} } } */
/* { dg-final { scan-assembler {\ncalls_g:\n(\t[.@][^\n]*\n)*\tb\tcalls_f\n} } } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:\n(\t[.@][^\n]*\n)*\tpush\t\{r[4-7], lr\}} } } */
/* { dg-final { scan-assembler-not {\tbti|\tpac|\taut} } } */

#include "pacbti.h"
