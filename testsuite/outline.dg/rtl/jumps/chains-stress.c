/* In stress mode jumps that are short are chained, too.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Os -fdump-rtl-all -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { scan-rtl-dump outline_fold {leave: [1-9] jumps go to a near jump} } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */

#include "chains-main.h"
