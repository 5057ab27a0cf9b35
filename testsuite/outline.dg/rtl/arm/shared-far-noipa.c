/* A function that must not be changed keeps its table, and none is shared across it.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-stress -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 3 } } */
/* { dg-final { scan-assembler {\nbetween:\n(.*\n)*\tldr\tr\d+, (\.L\d+)(.*\n)*\2:\n\t\.word\t305419896\n\t\.size\tbetween} } } */

extern void between (volatile int *, int) __attribute__ ((noipa));
#define BETWEEN p[1] = x * 0x12345678;
#include "shared-far.h"
