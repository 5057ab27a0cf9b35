/* -fno-section-anchors keeps each variable in a section of its own.  */
/* { dg-do run } */
/* { dg-options "-Os -ffunction-sections -fdata-sections -fno-section-anchors -Wl,--gc-sections" } */
/* { dg-require-effective-target section_anchors } */
/* { dg-final { scan-assembler-not {LANCHOR} } } */
/* { dg-final { scan-assembler {\.section\t\.bss\.third,} } } */

#include "anchored-variables.h"
