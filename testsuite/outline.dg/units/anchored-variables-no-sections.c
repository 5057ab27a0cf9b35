/* Without -ffunction-sections each variable stays in a section of its own: a linker drops functions by other sections
   then, of which inline functions and main have some.  */
/* { dg-do compile } */
/* { dg-options "-Os -fdata-sections" } */
/* { dg-require-effective-target section_anchors } */
/* { dg-final { scan-assembler-not {LANCHOR} } } */
/* { dg-final { scan-assembler {\.section\t\.bss\.third,} } } */

#include "anchored-variables.h"
