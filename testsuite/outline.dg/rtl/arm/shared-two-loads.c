/* All loads of a constant in a function must reach it, not only the last one.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fno-toplevel-reorder -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-times {\.word\t1067320345\n} 2 } } */

#define INSIDE FIFTY (100) FIFTY (150) FIFTY (200)
#define BETWEEN FIFTY (100) FIFTY (150)
#include "shared-two-loads.h"
