/* What a sanitizer looks at is left alone.  */
/* { dg-do compile } */
/* { dg-options "-Os -fsanitize=address -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target folding } */
/* { dg-require-effective-target asan } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE
#include "functions.h"
/* { dg-message "nothing is outlined or folded: " "" { target *-*-* } 0 } */
