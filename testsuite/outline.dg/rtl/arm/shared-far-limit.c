/* Option limit leaves constants where they are.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off -fplugin-arg-outline-limit=100" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 2 } } */

#define BETWEEN ONE (1)
#include "shared-far.h"
