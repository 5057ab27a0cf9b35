/* A distance from an instruction of the function is no other function's constant; a place in the
   table of global offsets is.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fPIC -fno-section-anchors -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-times {\.word\tcounted\(GOT\)\n} 1 } } */
/* { dg-final { scan-assembler-times {\.word\t_GLOBAL_OFFSET_TABLE_-} 3 } } */

#include "shared-named.h"
