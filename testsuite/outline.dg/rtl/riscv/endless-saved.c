/* Where the return address was saved endless code is shared as any other.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded called >= 1 } } */

#define ENTER other ()
#include "../kinds/endless.h"
