/* A patchable entry stays as it is.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE __attribute__ ((patchable_function_entry (4, 2)))
#include "functions.h"
/* { dg-missed "not folded: patchable: " "" { target *-*-* } 0 } */
