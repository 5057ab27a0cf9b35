/* A weak function that is missing: the linker takes its calls out, and what
   follows runs.  So no thunk may end in one.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-pie -no-pie -static" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-not {\tb\tmissing} } } */
/* { dg-final { scan-assembler {\tbl\tmissing} } } */
/* { dg-final { folded called >= 1 } } */

#include "../kinds/weak.h"
