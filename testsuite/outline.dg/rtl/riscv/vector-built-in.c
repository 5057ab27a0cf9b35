/* In functions with built-in functions for vectors vector instructions stay where they are, and other code is folded,
   also between what sets the length or the rounding of vectors and what uses that: nothing that enters or leaves a
   fragment changes these.  As GIMPLE such functions are left alone.  */
/* { dg-do compile } */
/* { dg-require-effective-target gcc14 } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-Os -march=rv64gcv -mabi=lp64d -fplugin-arg-outline-stress" } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { refused machine-state sum_1 sum_2 stopped_1 stopped_2 rounded_1 rounded_2 } } */
/* { dg-final { scan-assembler {\nsum_1\.folded\.\w+:} } } */
/* { dg-final { scan-assembler {\n\tvle32ff\.v\t[^\n]*\n(\t[^\n]*\n)*\tcall\t\w+\.folded\.\w+\n(\t[^\n]*\n)*\tvse32} } } */
/* { dg-final { scan-assembler {\n\tcsrr\t\w+,vl\n} } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t[^\n]*\n|\.L\d+:\n)*\tv\w+} } } */
/* { dg-final { same-code-with-g } } */

#include <riscv_vector.h>
#include "../check.h"
#include "vector.h"
