/* A call through a register that callees keep does not become a jump where the machine
   description has none for it.  It is called as any other.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded thunk == 0 } } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "thunk-register.h"
