/* Long jumps go to a near jump with the same target, and the function does what it did.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Oz -fdump-rtl-all -fplugin-arg-outline-gimple=off" } */
/* { dg-final { scan-rtl-dump outline_fold {leave: 3 jumps go to a near jump} } } */
/* { dg-final { same-code-with-g } } */

#include "chains-main.h"
