/* What occurs less often than min-occurrences is not folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-schedule-insns2 -fplugin-arg-outline-min-occurrences=100 -fplugin-arg-outline-unwind-entries=own -fplugin-arg-outline-share-constants=off" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-assembler-not folded } } */
/* { dg-final { same-code-as-alone } } */

#define ATTRIBUTE
#include "functions.h"
