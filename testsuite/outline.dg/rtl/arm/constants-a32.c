/* In A32 code a fragment takes along the constants that its instructions load from tables.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -marm" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t?[^.\n].*)+\n\t\.align\t2\n\.L\d+:\n\t\.word\t} } } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 3 } } */
/* { dg-final { same-code-with-g } } */

#include "constants.h"
