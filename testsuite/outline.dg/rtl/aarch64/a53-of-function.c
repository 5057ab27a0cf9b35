/* The workaround for an erratum is printed between instructions of some functions:
   none of their code is shared.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { refused code-attribute a b c d } } */
/* { dg-final { scan-assembler-times {\tnop} 4 } } */

#define ATTRIBUTE __attribute__ ((target ("fix-cortex-a53-835769")))
#include "a53.h"
