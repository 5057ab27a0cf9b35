/* Where the assembler changes flags before each return, no code returns with flags that are in use.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -Wa,-mlfence-before-ret=or" } */
/* { dg-final { scan-assembler-not "305419896, 16\\(%rax\\)\n\tret" } } */

#include "flags-over-return.h"
