/* At -Oz addresses are computed in the loops that use them: outside they would take registers that have to be
   saved.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fPIC" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-assembler {leaq\t\.LC0\(%rip\), %rsi} x86_64 } } */

#include "invariants.h"
