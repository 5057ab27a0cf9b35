/* A patchable entry by option stays as it is, before code that is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fpatchable-function-entry=4 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times "__patchable_function_entries," 2 } } */

#define ATTRIBUTE
#include "../refusals/functions.h"
