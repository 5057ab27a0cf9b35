/* Code of functions with -mcmodel=large -fno-pie -no-pie is folded and runs.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcmodel=large -fno-pie -no-pie" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "../kinds/inner-calls.h"
