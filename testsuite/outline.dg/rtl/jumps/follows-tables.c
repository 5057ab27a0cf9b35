/* With unwind tables tails share an entry with other fragments, at the end of the unit.  */
/* { dg-do run } */
/* { dg-options "-Os -fasynchronous-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target tails_follow } */
/* { dg-final { folded tail == 1 } } */
/* { dg-final { scan-assembler-times {\n\t(jmp|b)\t\w+\.folded\.} 3 } } */

#define LAST OWN (3); note (x + 3); SAME_STORES; return 77;
#include "follows.h"
