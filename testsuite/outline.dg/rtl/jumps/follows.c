/* Without unwind tables a tail stands directly after the function that would jump to it last, and does not.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-fragment-names=long" } */
/* { dg-require-effective-target tails_follow } */
/* { dg-final { folded tail == 1 } } */
/* { dg-final { scan-assembler-times {\n\t(jmp|b)\t\w+\.folded\.} 2 } } */
/* { dg-final { scan-assembler {\n\t\.size\tthree, \.-three\n(\t\.(align|arch|type)[^\n]*\n)*\w+\.folded\.\w+:} } } */
/* { dg-final { same-code-with-g } } */

#define LAST OWN (3); note (x + 3); SAME_STORES; return 77;
#include "follows.h"
