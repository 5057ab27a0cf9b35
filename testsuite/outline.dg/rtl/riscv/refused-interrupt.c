/* An interrupt handler returns in a way of its own.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any == 0 } } */
/* { dg-missed "not folded: interrupt: " "" { target *-*-* } 0 } */

#define ATTRIBUTE __attribute__ ((interrupt))
#include "../refusals/functions.h"
