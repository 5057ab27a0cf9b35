/* Where all code is close by, conditional jumps go to shared ends themselves.  */
/* { dg-do assemble } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:\n\.L\d+:} } } */

#define ALIGNED
#include "direct-jumps-aligned.h"
