/* At -O2 functions that a fragment calls find the stack aligned.  (First scheduling takes repeats apart on some
   processors.)  */
/* { dg-do run } */
/* { dg-options "-Os -O2 -fno-schedule-insns -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "inner-calls.h"
