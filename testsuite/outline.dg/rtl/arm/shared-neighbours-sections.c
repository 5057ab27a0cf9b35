/* Functions in sections of their own, which the linker may place anywhere, share no constants.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -ffunction-sections" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 4 } } */

#include "shared-neighbours.h"
