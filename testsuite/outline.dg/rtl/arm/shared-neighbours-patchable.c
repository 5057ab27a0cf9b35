/* Functions with room for patches, which GCC prints without instructions, have tables of their own: those of the next
   functions are out of reach.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fpatchable-function-entry=900" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 4 } } */

#include "shared-neighbours.h"
