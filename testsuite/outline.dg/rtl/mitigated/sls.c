/* "int3" follows the return of a fragment.  */
/* { dg-do run } */
/* { dg-options "-Os -mharden-sls=all -fcf-protection=none -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:\n(\t[^r].*\n)*\tret\n\tint3} } } */
/* { dg-final { scan-assembler-not {\tret\n(?!\tint3)} } } */

#include "calls.h"
