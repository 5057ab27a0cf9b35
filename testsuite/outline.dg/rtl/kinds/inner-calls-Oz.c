/* At -Oz functions that a fragment calls find the stack aligned.  */
/* { dg-do run } */
/* { dg-options "-Os -Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "inner-calls.h"
