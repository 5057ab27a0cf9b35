/* Functions that are __attribute__ ((naked)) stay as they are.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb -fopt-info-ipa-missed -mgeneral-regs-only -mfloat-abi=softfp" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded any == 0 } } */
/* { dg-missed "not folded: naked: " "" { target *-*-* } 0 } */

#define ATTRIBUTE __attribute__ ((naked))
#include "../refusals/functions.h"
