/* What unwinders have to know of signed return addresses stays in the function.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-pie -mthumb -march=armv8.1-m.main+pacbti+fp -mfloat-abi=hard -mbranch-protection=standard -funwind-tables" } */
/* { dg-require-effective-target pacbti } */
/* { dg-final { scan-assembler-times {\.save \{[^\n]*ra_auth_code, lr\}} 4 } } */
/* { dg-final { scan-assembler-times {\tpacbti\tip, lr, sp} 4 } } */
/* { dg-final { folded called >= 1 } } */

#include "pacbti.h"
