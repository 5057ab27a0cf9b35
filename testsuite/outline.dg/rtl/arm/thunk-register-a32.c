/* In A32 such a jump would be an instruction that keeps the state on old machines.  */
/* { dg-do run } */
/* { dg-options "-Os -marm -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded thunk == 0 } } */
/* { dg-final { scan-assembler-not {\t(bx|mov\tpc,)\tr[4-9]} } } */

#include "../kinds/thunk-register.h"
