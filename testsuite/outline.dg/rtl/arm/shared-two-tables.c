/* Where a function has a constant twice, as it is longer than loads reach, that at its end is left to code after it.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fno-toplevel-reorder -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-times {\.word\t1067320345\n} 2 } } */

#define INSIDE FIFTY (100) FIFTY (150) FIFTY (200) FIFTY (250) FIFTY (300) FIFTY (350) FIFTY (400)
#define BETWEEN ONE (1)
#include "shared-two-loads.h"
