/* Secure entry functions stay as they are: they clear registers and return by bxns.
   Other functions are folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -march=armv8-m.main -mcmse -mthumb -mfloat-abi=soft -fno-pie" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { refused interrupt entry_a entry_b } } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times {\tpop\t\{r4, lr\}\n\tmov\tr1, lr\n\tmov\tr2, lr\n\tmov\tr3, lr\n\tmov\tip, lr\n\tmsr\tAPSR_nzcvq, lr\n\tbxns\tlr} 2 } } */
/* { dg-final { scan-assembler-times {\tbxns\t} 2 } } */
/* { dg-final { scan-assembler-not {folded\.\w+:(\n\t[^.].*)*\n\tbxns} } } */

#define ENTRY __attribute__ ((cmse_nonsecure_entry))
#include "cmse.h"
