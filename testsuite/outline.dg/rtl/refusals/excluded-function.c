/* Functions may be left out.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-no-outline-functions=a,b -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE
#include "functions.h"
/* { dg-missed "not folded: no-outline: " "" { target *-*-* } 0 } */
