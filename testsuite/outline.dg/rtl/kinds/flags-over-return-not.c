/* What the assembler puts elsewhere leaves flags alone: code returns with them.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -Wa,-mbranches-within-32B-boundaries,-mlfence-before-indirect-branch=all" } */
/* { dg-final { scan-assembler "305419896, 16\\(%rax\\)\n\tret" } } */

#include "flags-over-return.h"
