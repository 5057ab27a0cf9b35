/* For those who follow the code, called fragments leave the stack alone and have short names; what is jumped to is no
   function, and has no name.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fplugin-arg-outline-unwind-by=code -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded register-call == 0 } } */
/* { dg-final { folded register-jump == 0 } } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { scan-assembler {\t\.type\t_\.f\.\d+_veneer, @function\n} } } */
/* { dg-final { scan-assembler-not {\.(type|size)\t\.L} } } */
/* { dg-final { scan-assembler-not {\.folded\.} } } */
/* { dg-final { same-code-with-g } } */

#define CALL(F) at_##F
#include "frames.h"
