/* limit=0 folds nothing.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fplugin-arg-outline-limit=0" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-assembler-not folded } } */
/* { dg-final { same-code-as-alone } } */

#define ATTRIBUTE
#include "functions.h"
