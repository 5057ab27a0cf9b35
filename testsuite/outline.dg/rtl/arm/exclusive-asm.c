/* Nor is anything called between exclusive accesses that asm makes.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\tmla\t} 4 } } */
/* { dg-final { folded any >= 1 } } */

#define LOAD "ldrex"
#define STORE "strex"
#define W ""
#include "../kinds/exclusive-asm.h"
