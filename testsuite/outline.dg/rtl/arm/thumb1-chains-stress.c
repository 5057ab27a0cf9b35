/* In stress mode branches of Thumb-1 code that are short are chained, too. */
/* { dg-do run } */
/* { dg-options "-Os -fno-reorder-blocks -fno-crossjumping -fdump-rtl-all -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { scan-rtl-dump outline_fold {leave: [2-9] jumps go to a near jump} } } */
/* { dg-final { same-code-with-g } } */

#include "../jumps/chains-main.h"
