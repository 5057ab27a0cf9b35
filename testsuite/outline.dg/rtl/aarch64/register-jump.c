/* In functions that call nothing the return address is in another register than
   the one that holds their own.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded register-jump >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler {adr\tx15, \.\+8\n[^\tx]*\tb\t[\w.]+\.folded} } } */
/* { dg-final { scan-assembler {\tbr\tx15} } } */
/* { dg-final { scan-assembler-not {\tret\tx} } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/red-zone.h"
