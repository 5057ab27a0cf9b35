/* Fragments of Thumb-2 that call and jump to functions of A32, among -mflip-thumb's
   alternating functions: calls change the state, and so do thunks.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb -mthumb-interwork -mgeneral-regs-only" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded thunk >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t[^.].*)*\n\tblx\t(a32|\w+\.folded)} } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t[^.].*)*\n\tb\ta32} } } */

#include "both-states.h"
