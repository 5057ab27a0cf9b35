/* Asm of a function in another section may add to .text.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 2 } } */

extern void between (volatile int *, int) __attribute__ ((cold));
#define BETWEEN __asm__ (".pushsection .text\n\t.space 8000\n\t.popsection"); ONE (1)
#include "shared-far.h"
