/* Code of functions with -mcmodel=tiny is folded and runs.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcmodel=tiny" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "../kinds/inner-calls.h"
