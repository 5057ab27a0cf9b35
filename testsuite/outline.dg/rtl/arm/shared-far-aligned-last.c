/* What aligns the function that has the constant counts, too.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 2 } } */

extern unsigned b (unsigned) __attribute__ ((aligned (8192)));
#define BETWEEN ONE (1)
#include "shared-far.h"
