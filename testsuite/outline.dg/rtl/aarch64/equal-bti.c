/* A function that becomes a jump to an equal one keeps the landing pad of calls through pointers.  */
/* { dg-do run } */
/* { dg-options "-Os -std=gnu17 -mbranch-protection=bti -fplugin-arg-outline-gimple=off -static -nostdlib -Wl,-z,force-bti" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler {\ng:\n([.\t][^\th]*\n)*\thint\t34[^\n]*\n([.\t][^\tb]*\n)*\tb\tf\n} } } */

#include "equal.h"
