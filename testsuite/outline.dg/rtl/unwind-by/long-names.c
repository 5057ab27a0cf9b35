/* Names may be long; what is only jumped to is no function even then.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fplugin-arg-outline-unwind-by=code -fplugin-arg-outline-fragment-names=long -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { scan-assembler {\t\.type\t\w+\.folded\.\w+, @function\n} } } */
/* { dg-final { scan-assembler {\t\.size[^\n]*\n\w+\.folded\.\w+:} } } */
/* { dg-final { scan-assembler-not {_\.f\.|\.Lfolded} } } */

#define CALL(F) at_##F
#include "frames.h"
