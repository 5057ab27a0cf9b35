/* Where no instruction may be executed more, jumps are chained in a function that runs once.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Os -fdump-rtl-all -fplugin-arg-outline-gimple=off -fplugin-arg-outline-slowdown=0" } */
/* { dg-final { scan-rtl-dump outline_fold {leave: 3 jumps go to a near jump} } } */

static int leave (int, int);
#include "chains-main.h"
