/* Code in another section is not between functions.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 1 } } */

extern void between (volatile int *, int) __attribute__ ((cold));
#define BETWEEN FIFTY (100) FIFTY (150) FIFTY (200) FIFTY (250) FIFTY (300) FIFTY (350)
#include "shared-far.h"
