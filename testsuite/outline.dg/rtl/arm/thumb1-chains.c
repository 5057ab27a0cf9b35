/* In Thumb-1 code, too: a conditional branch that does not reach takes two instructions. */
/* { dg-do run } */
/* { dg-options "-Oz -fno-reorder-blocks -fno-crossjumping -fdump-rtl-all -fplugin-arg-outline-gimple=off -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { scan-rtl-dump outline_fold {leave: [1-9] jumps go to a near jump} } } */
/* { dg-final { scan-assembler-not {long jump} } } */
/* { dg-final { same-code-with-g } } */

#include "../jumps/chains-main.h"
