/* Constants in the code, -ffunction-sections -fdata-sections -Wl,--gc-sections.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -ffunction-sections -fdata-sections -Wl,--gc-sections" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t?[^.\n].*)+\n\t\.align\t2\n\.L\d+:\n\t\.word\t} } } */
/* { dg-final { same-code-with-g } } */

#include "constants.h"
