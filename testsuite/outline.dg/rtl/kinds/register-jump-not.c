/* Without a red zone no return address goes into a register: a call is shorter.  */
/* { dg-do run } */
/* { dg-options "-Os -mno-red-zone -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { unwinds } } */
/* { dg-final { folded register-jump == 0 } } */
/* { dg-final { folded called >= 1 } } */

#include "red-zone.h"
