/* At -O2 the jumps of a cold function are chained.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-O2 -fdump-rtl-all -fplugin-arg-outline-gimple=off" } */
/* { dg-final { scan-rtl-dump outline_fold {leave: [1-9] jumps go to a near jump} } } */

int leave (int, int) __attribute__ ((cold));
#include "chains-main.h"
