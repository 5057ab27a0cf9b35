/* Nothing jumps by a register where that is to be hardened.  */
/* { dg-do run } */
/* { dg-options "-Os -mharden-sls=indirect-jmp -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { unwinds } } */
/* { dg-final { folded register-jump == 0 } } */

#include "red-zone.h"
