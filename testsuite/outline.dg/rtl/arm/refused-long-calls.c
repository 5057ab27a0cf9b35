/* With -mlong-calls nothing is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed -mlong-calls" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-not folded } } */
/* { dg-final { same-code-as-alone } } */
/* { dg-message "nothing is folded: folding is not implemented for -mlong-calls" "" { target *-*-* } 0 } */

#define ATTRIBUTE
#include "../refusals/functions.h"
