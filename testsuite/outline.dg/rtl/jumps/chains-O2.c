/* At -O2 a function that runs keeps its jumps.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-O2 -fdump-rtl-all -fplugin-arg-outline-gimple=off" } */
/* { dg-final { scan-rtl-dump-not outline_fold {leave: } } } */

#include "chains.h"
