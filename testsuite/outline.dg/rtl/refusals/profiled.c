/* Functions that call mcount are left alone.  */
/* { dg-do compile } */
/* { dg-options "-Os -pg -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE
#include "functions.h"
/* { dg-missed "not folded: instrumented: " "" { target *-*-* } 0 } */
