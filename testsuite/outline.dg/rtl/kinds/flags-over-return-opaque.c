/* Options of the assembler that are in a file may be any.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -Xassembler @options" } */
/* { dg-final { scan-assembler-not "305419896, 16\\(%rax\\)\n\tret" } } */

#include "flags-over-return.h"
