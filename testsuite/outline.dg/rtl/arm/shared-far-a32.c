/* In A32 code a load reaches 4 KB.  */
/* { dg-do run } */
/* { dg-options "-Os -marm -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 1 } } */

#define BETWEEN FIFTY (100) FIFTY (150) FIFTY (200) FIFTY (250) FIFTY (300) FIFTY (350)
#include "shared-far.h"
