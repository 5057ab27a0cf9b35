/* In a section that a linker may drop with its function no other function's code is.  */
/* { dg-do run } */
/* { dg-options "-Os -ffunction-sections -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target tails_follow } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { scan-assembler-not {\n\t\.size\tthree, \.-three\n(\t\.(align|arch|type)[^\n]*\n)*\w+\.folded\.\w+:} } } */

#define LAST OWN (3); note (x + 3); SAME_STORES; return 77;
#include "follows.h"
