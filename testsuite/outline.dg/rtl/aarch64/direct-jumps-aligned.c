/* Conditional jumps do not reach far: what functions are aligned by counts.  */
/* { dg-do assemble } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded tail >= 1 } } */

#define ALIGNED __attribute__ ((aligned (65536)))
#include "direct-jumps-aligned.h"
