/* With all that a kernel is mitigated by, code is folded, and "int3" follows its returns.  */
/* { dg-do run } */
/* { dg-options "-Os -mindirect-branch=thunk -mindirect-branch-register -mindirect-branch-cs-prefix -mfunction-return=thunk -mharden-sls=all -fcf-protection=none -fpatchable-function-entry=4,2 -fstack-protector-strong -ftrivial-auto-var-init=zero -mno-red-zone -fplugin-arg-outline-unwind-by=code -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { folded register-call == 0 } } */
/* { dg-final { scan-assembler-not {(_\.f\.|\.Lfolded)\d+:\n(\t[^\n]*\n)*\tret\n} } } */

#include "calls.h"
