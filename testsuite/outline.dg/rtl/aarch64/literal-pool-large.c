/* With -mcmodel=large, where addresses are constants, too, constants of functions
   are left alone.  */
/* { dg-do run } */
/* { dg-options "-Os -mcmodel=large -fno-pie -no-pie -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\tadrp\tx\d+, \.LC} } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t[^\n]*\n)*\t\w+\t[^\n]*\.LC} } } */

#include "literal-pool.h"
