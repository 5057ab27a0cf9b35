/* Where functions clear the registers that they have used, fragments with calls inside
   leave nothing in another one.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Os -fzero-call-used-regs=used -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler-not {popq\t%rcx} } } */

#include "inner-calls.h"
