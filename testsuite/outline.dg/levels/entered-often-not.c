/* Code that is called in loops has a higher price at -Os if most code of the unit is not.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any == 0 } } */

#define OTHER TEN (0); TEN (10); TEN (20); TEN (30)
#include "entered-often.h"
