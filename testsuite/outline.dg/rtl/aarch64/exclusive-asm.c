/* Nor is anything called between exclusive accesses that asm makes.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { scan-assembler-times {\tmadd\t} 4 } } */
/* { dg-final { folded any >= 1 } } */

#define LOAD "ldxr"
#define STORE "stxr"
#define W "w"
#include "../kinds/exclusive-asm.h"
