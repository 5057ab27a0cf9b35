/* A function that saves all registers is left alone.  */
/* { dg-do compile } */
/* { dg-options "-Os -mgeneral-regs-only -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE __attribute__ ((no_caller_saved_registers))
#include "functions.h"
/* { dg-missed "not folded: interrupt: " "" { target *-*-* } 0 } */
