/* Asm without text has no length, whatever its operands: a constant is shared across it.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 1 } } */

#define BETWEEN __asm__ volatile ("" : : "r" (p), "m" (*p)); ONE (1)
#include "shared-far.h"
