/* What one function is compiled with does not decide for the unit, though it is the
   last that GCC has looked at.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded any >= 1 } } */

__attribute__ ((target ("fix-cortex-a53-835769"))) long
first (long x)
{
  return x * 3;
}
#define ATTRIBUTE
#include "a53.h"
