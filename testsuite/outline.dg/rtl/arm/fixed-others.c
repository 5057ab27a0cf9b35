/* Registers that folding has no use for may be the program's own.  */
/* { dg-do run } */
/* { dg-options "-Os -w -ffixed-r10 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded called >= 1 } } */

#define KEPT "r4"
#include "../kinds/reserved.h"
