/* Where direct calls are not wanted nothing is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed -mforce-indirect-call -fplugin-arg-outline-unwind-entries=own" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { scan-assembler-not folded } } */
/* { dg-final { same-code-as-alone } } */
/* { dg-message "nothing is folded: folding is not implemented for -mforce-indirect-call" "" { target *-*-* } 0 } */

#define ATTRIBUTE
#include "functions.h"
