/* With -mthumb -mpure-code -march=armv7-m -mfloat-abi=soft -fno-pie nothing is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed -mthumb -mpure-code -march=armv7-m -mfloat-abi=soft -fno-pie" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-not folded } } */
/* { dg-final { same-code-as-alone } } */
/* { dg-message "nothing is folded: folding is not implemented for -mpure-code" "" { target *-*-* } 0 } */

#define ATTRIBUTE
#include "../refusals/functions.h"
