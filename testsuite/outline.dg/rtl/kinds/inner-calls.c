/* Functions that a fragment calls and comes back from find the stack aligned.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler {popq\t%rcx} x86_64 } } */
/* { dg-final { same-code-with-g } } */

#include "inner-calls.h"
