/* Conditional jumps do not reach far: data that is between the code counts.  */
/* { dg-do assemble } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -Wa,-W" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded tail >= 1 } } */

#define ALIGNED
const char before[1 << 21] __attribute__ ((section (".text"))) = { 1 };
#include "direct-jumps-aligned.h"
const char behind[1 << 21] __attribute__ ((section (".text"))) = { 1 };
