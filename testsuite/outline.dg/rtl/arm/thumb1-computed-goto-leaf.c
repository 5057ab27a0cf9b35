/* In Thumb-1 code nothing is called where a computed jump leads to a return by the link register.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { scan-assembler {bx\tlr} } } */
/* { dg-final { folded called == 0 } } */

#include "computed-goto-leaf.h"
