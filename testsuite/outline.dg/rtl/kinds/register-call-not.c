/* There is no register for the return address.  */
/* { dg-do run } */
/* { dg-options "-Os -ffixed-r11 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { unwinds } } */
/* { dg-final { folded register-call == 0 } } */
/* { dg-final { folded register-jump == 0 } } */

#include "register-call.h"
