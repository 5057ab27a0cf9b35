/* In Thumb-1 code constants go with what loads them. */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t?[^.\n].*|\n\t\.(syntax|thumb).*)+\n\t\.align\t2\n\.L\d+:\n\t\.word\t} } } */
/* { dg-final { same-code-with-g } } */

#include "constants.h"
