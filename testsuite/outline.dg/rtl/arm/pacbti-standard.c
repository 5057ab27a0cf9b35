/* With -mbranch-protection=standard what signs and authenticates return addresses stays in its function, which is
   also where calls through pointers land, and fragments push no return address that is not signed.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-pie -mthumb -march=armv8.1-m.main+pacbti+fp -mfloat-abi=hard -mbranch-protection=standard" } */
/* { dg-require-effective-target pacbti } */
/* { dg-final { scan-assembler {\ng:\n(\t[.@][^\n]*\n)*\tbti\n\tb\tf\n} } } */
/* { dg-final { scan-assembler-times {\tpacbti\tip, lr, sp} 4 } } */
/* { dg-final { scan-assembler-times {\taut\tip, lr, sp} 4 } } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler-not {push\t\{(r[4-7], )?lr\}} } } */
/* { dg-final { scan-assembler-not {folded[^\n]*:\n(\t[^\n]*\n)*\t(pac|aut|bti)} } } */
/* { dg-final { same-code-with-g } } */

#include "pacbti.h"
