/* With -mharden-sls=retbr nothing is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed -mharden-sls=retbr" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { scan-assembler-not folded } } */
/* { dg-message "nothing is folded: folding is not implemented for -mharden-sls" "" { target *-*-* } 0 } */

#define ATTRIBUTE
#include "../refusals/functions.h"
