/* Variables that functions use which the program surely keeps share a base, those that other units may name among them.  */
/* { dg-do compile } */
/* { dg-options "-Os -ffunction-sections -fdata-sections -fplugin-arg-outline-kept=all" } */
/* { dg-require-effective-target section_anchors } */
/* { dg-final { scan-assembler-times {\.set\t\.LANCHOR\d+,} 1 } } */
/* { dg-final { scan-assembler-times {\.section\t\.bss\.\w+,} 2 } } */
/* { dg-final { scan-assembler {\.section\t\.bss\.unused,} } } */

#include "anchored-variables-users.c"

int unused;
