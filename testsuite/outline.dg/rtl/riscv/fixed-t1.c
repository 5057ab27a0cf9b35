/* A linker that does not relax "tail" changes t1 on the way to a fragment, so nothing goes there where the program keeps
   something in it.  */
/* { dg-do run } */
/* { dg-options "-Os -w -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any == 0 } } */

#define KEPT "t1"
#include "../kinds/reserved.h"
