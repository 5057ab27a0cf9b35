/* In spite of -fdata-sections functions address the local variables that they share from one base: they are kept or
   dropped together.  Those of each kind are in the section of the first one.  */
/* { dg-do run } */
/* { dg-options "-Os -ffunction-sections -fdata-sections -Wl,--gc-sections" } */
/* { dg-require-effective-target section_anchors } */
/* { dg-final { scan-assembler-times {\.set\t\.LANCHOR\d+,} 2 } } */
/* { dg-final { scan-assembler-times {\.section\t\.bss} 1 } } */
/* { dg-final { scan-assembler-times {\.section\t\.data} 1 } } */
/* { dg-final { scan-assembler {\.section\t\.bss\.first,} } } */
/* { dg-final { object-size loaded < alone } } */
/* { dg-final { same-code-with-g } } */

#include "anchored-variables.h"
