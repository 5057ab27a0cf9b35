/* A function that becomes a jump to an equal one keeps the landing pad of calls through pointers.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-pie -mthumb -march=armv8.1-m.main+pacbti+fp -mfloat-abi=hard -mbranch-protection=bti" } */
/* { dg-require-effective-target pacbti } */
/* { dg-final { scan-assembler {\ng:\n(\t[.@][^\n]*\n)*\tbti\n\tb\tf\n} } } */
/* { dg-final { scan-assembler {\ncalls_g:\n(\t[.@][^\n]*\n)*\tbti\n\tb\tcalls_f\n} } } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { same-code-with-g } } */

#include "pacbti.h"
