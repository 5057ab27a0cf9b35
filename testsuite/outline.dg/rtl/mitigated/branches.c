/* Calls by a register go to a thunk in fragments, too; those by memory, which are printed as a sequence with labels,
   stay where they are; no fragment returns by an indirect jump.  */
/* { dg-do run } */
/* { dg-options "-Os -mindirect-branch=thunk -mindirect-branch-cs-prefix -fcf-protection=none -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { folded register-jump == 0 } } */
/* { dg-final { scan-assembler {\tcall\t__x86_indirect_thunk_} } } */
/* { dg-final { scan-assembler-not {jmp\t\*} } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t.*\n)*\tpushq\tby_memory} } } */

#include "calls.h"
