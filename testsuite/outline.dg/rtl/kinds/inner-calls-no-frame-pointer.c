/* In functions without a frame pointer functions that a fragment calls find the stack aligned.  */
/* { dg-do run } */
/* { dg-options "-Os -fomit-frame-pointer -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "inner-calls.h"
