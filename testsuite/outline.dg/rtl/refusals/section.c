/* Code that was put into a section stays in it.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE __attribute__ ((section (".text.init")))
#include "functions.h"
/* { dg-missed "not folded: section: " "" { target *-*-* } 0 } */
