/* Without a red zone code is called from functions without calls, too.  */
/* { dg-do run } */
/* { dg-options "-Os -mno-red-zone -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "red-zone.h"
