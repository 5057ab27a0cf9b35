/* What aligns a function counts.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 2 } } */

extern void between (volatile int *, int) __attribute__ ((aligned (2048)));
#define BETWEEN ONE (1)
#include "shared-far.h"
