/* With -mabi=ilp32 nothing is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mabi=ilp32" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { scan-assembler-not folded } } */

#define ATTRIBUTE
#include "../refusals/functions.h"
