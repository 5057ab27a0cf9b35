/* With -mbranch-protection=pac-ret+leaf no fragment is called, as its return address would not be signed.  (Two
   of the functions become jumps to others.)  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-pie -mthumb -march=armv8.1-m.main+pacbti+fp -mfloat-abi=hard -mbranch-protection=pac-ret+leaf" } */
/* { dg-require-effective-target pacbti } */
/* { dg-final { folded called == 0 } } */
/* { dg-final { folded thunk == 0 } } */
/* { dg-final { scan-assembler-times {\tpac\tip, lr, sp} 6 } } */
/* { dg-final { scan-assembler-times {\taut\tip, lr, sp} 6 } } */

#include "pacbti.h"
