/* A copy of the stack pointer is not a push, whether a second one follows or a constant
   that is pushed.  In a called fragment it becomes a sum.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {\tleaq\t16\(%rsp\), %rdi} x86_64 } } */
/* { dg-final { unwinds } } */

#include "stack-address.h"
