/* At -Og code is not folded, unless all-levels says otherwise.  */
/* { dg-do compile } */
/* { dg-options "-Og -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE
#include "functions.h"
