/* A function whose landing pad also signs the return address becomes no jump.  */
/* { dg-do run } */
/* { dg-options "-Os -std=gnu17 -mbranch-protection=standard -fplugin-arg-outline-gimple=off -static -nostdlib -Wl,-z,force-bti" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-not {\tb\tf\n} } } */
/* { dg-final { scan-assembler {\ng:\n([.\t][^\th]*\n)*\thint\t25[^\n]*\n} } } */

#define CALLS
#include "equal.h"
