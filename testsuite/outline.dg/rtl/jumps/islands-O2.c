/* At -O2 jumps of a cold function go to one that is added; of a function that runs, none is.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-O2 -fdump-rtl-all -fplugin-arg-outline-gimple=off" } */
/* { dg-final { scan-rtl-dump outline_fold {leave: [1-9] jumps go to a near jump, 1 were added} } } */

int leave (int, int) __attribute__ ((cold));
#include "islands-main.h"
