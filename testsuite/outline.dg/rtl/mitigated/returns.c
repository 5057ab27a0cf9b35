/* Fragments return as functions do: by a thunk.  */
/* { dg-do run } */
/* { dg-options "-Os -mfunction-return=thunk -fcf-protection=none -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { scan-assembler-times {\tret\n} 1 } } */

#include "calls.h"
