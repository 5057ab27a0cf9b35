/* A file of specs may give the assembler any option.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -specs=/dev/null" } */
/* { dg-final { scan-assembler-not "305419896, 16\\(%rax\\)\n\tret" } } */

#include "flags-over-return.h"
