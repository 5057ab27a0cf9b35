/* The medium code model is left alone.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed -mcmodel=medium -fplugin-arg-outline-unwind-entries=own" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { scan-assembler-not folded } } */
/* { dg-final { same-code-as-alone } } */
/* { dg-message "nothing is folded: folding is not implemented for this code model" "" { target *-*-* } 0 } */

#define ATTRIBUTE
#include "functions.h"
