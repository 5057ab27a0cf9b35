/* It reaches 800 bytes on.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 1 } } */

#define BETWEEN FIFTY (100) FIFTY (150) FIFTY (200) FIFTY (250)
#include "shared-far.h"
