/* A function without calls may keep data below its stack pointer, where the return
   address would go: nothing is called from there.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called == 0 } } */
/* { dg-final { folded thunk == 0 } } */
/* { dg-missed "partly folded: red-zone: " "" { target *-*-* } 0 } */
/* { dg-missed "not folded: noipa: " "" { target *-*-* } 0 } */

#include "red-zone.h"
