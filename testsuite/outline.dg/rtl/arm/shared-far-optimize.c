/* The length of a function that is not optimized for size is not known, as its labels may be aligned: no constant is
   left to code after it.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 2 } } */

extern void between (volatile int *, int) __attribute__ ((optimize ("O2")));
#define BETWEEN ONE (1)
#include "shared-far.h"
