/* A patchable entry by option stays as it is.  */
/* { dg-do compile } */
/* { dg-options "-Os -fpatchable-function-entry=4 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE
#include "functions.h"
/* { dg-missed "not folded: patchable: " "" { target *-*-* } 0 } */
