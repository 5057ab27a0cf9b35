/* At -Oz what more than 100 alternatives of a switch have in common at their ends is
   merged, where GCC alone gives up.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-min-benefit=1000000" } */
/* { dg-final { object-size text < alone } } */
/* { dg-final { scan-assembler-times "(call|bl|jal)\[ \t\]+use" 1 } } */

#include "large-switch.h"
