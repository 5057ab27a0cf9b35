/* rtl=off folds nothing.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -fplugin-arg-outline-unwind-entries=own" } */
/* { dg-final { scan-assembler-not folded } } */
/* { dg-final { same-code-as-alone } } */

#define ATTRIBUTE
#include "functions.h"
