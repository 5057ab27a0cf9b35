/* Calls inside fragments, -mthumb -mslow-flash-data -fno-pie -march=armv7-m -mfloat-abi=soft.  */
/* { dg-do assemble } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb -mslow-flash-data -fno-pie -march=armv7-m -mfloat-abi=soft" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler-not {\tldr\tr[0-9]+, \.L} } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/inner-calls.h"
