/* Names may be short where tables are read.  */
/* { dg-do run } */
/* { dg-options "-Os -g -fplugin-arg-outline-fragment-names=short -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any >= 2 } } */
/* { dg-final { scan-assembler {\n_\.f\.\d+:} } } */
/* { dg-final { scan-assembler-not {\.folded\.} } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/register-call.h"
