/* A naked function has nothing but its asm; what else it has stays.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE __attribute__ ((naked))
#include "functions.h"
/* { dg-missed "not folded: naked: " "" { target *-*-* } 0 } */
