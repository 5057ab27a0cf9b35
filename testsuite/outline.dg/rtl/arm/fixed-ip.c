/* A linker may change ip on the way to a fragment, so nothing goes there where the
   program keeps something in it.  */
/* { dg-do run } */
/* { dg-options "-Os -w -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any == 0 } } */

#define KEPT "ip"
#include "../kinds/reserved.h"
