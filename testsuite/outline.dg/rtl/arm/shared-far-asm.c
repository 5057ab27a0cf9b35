/* How long asm is, is not known: no constant is shared across it.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 2 } } */

#define BETWEEN __asm__ ("b 1f\n\t.space 8000\n1:"); ONE (1)
#include "shared-far.h"
