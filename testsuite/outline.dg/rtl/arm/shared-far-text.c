/* A function that the user puts into .text is between others, too.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 2 } } */

#define SECTION __attribute__ ((section (".text")))
#define BETWEEN FIFTY (100) FIFTY (150) FIFTY (200) FIFTY (250) FIFTY (300) FIFTY (350)
#include "shared-far.h"
