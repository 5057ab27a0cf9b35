/* Fragments of A32 that call and jump to functions of Thumb-2.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -marm -mthumb-interwork -mgeneral-regs-only" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded thunk >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t[^.].*)*\n\tblx\tt32} } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t[^.].*)*\n\tb\tt32} } } */

#include "both-states.h"
