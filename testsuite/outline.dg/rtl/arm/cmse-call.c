/* Calls of functions that are not secure stay outside of fragments; what is cleared
   for them may be folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -march=armv8-m.main -mcmse -mthumb -mfloat-abi=soft -fno-pie" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times {\tbl\t__gnu_cmse_nonsecure_call\n} 4 } } */
/* { dg-final { scan-assembler-not {folded\.\w+:(\n\t[^.].*)*\n\tbl?\t__gnu_cmse} } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t[^.].*)*\n\tblx\tr} } } */

#define ENTRY
#include "cmse.h"
