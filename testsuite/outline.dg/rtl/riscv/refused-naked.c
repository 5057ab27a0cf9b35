/* A naked function has nothing but its asm; what else it has stays.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any == 0 } } */
/* { dg-missed "not folded: naked: " "" { target *-*-* } 0 } */

#define ATTRIBUTE __attribute__ ((naked))
#include "../refusals/functions.h"
