/* Code is shared under -fcf-protection=branch, and where indirect jumps may arrive there is the
   mark, in as many places as without sharing.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target linux } */
/* { dg-options "-Os -fcf-protection=branch -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times {\n\tendbr64} 7 } } */

#include "cf-protection.h"
