/* Where GCC writes the unwind tables itself nothing is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed -fno-dwarf2-cfi-asm" } */
/* { dg-require-effective-target lp64 } */
/* { dg-final { scan-assembler-not folded } } */
/* { dg-final { same-code-as-alone } } */
/* { dg-message "nothing is folded: folding is not implemented for unwind tables that the compiler itself writes" "" { target *-*-* } 0 } */

#define ATTRIBUTE
#include "functions.h"
