/* With -mfix-cortex-a53-835769 nothing is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed -mfix-cortex-a53-835769" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { scan-assembler-not folded } } */
/* { dg-message "nothing is folded: folding is not implemented for -mfix-cortex-a53-835769" "" { target *-*-* } 0 } */

#define ATTRIBUTE
#include "../refusals/functions.h"
