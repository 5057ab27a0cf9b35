/* With 32 bits a fragment with calls makes room for them to find the stack aligned by 16 bytes.  */
/* { dg-do compile { target x86_64-*-* i?86-*-* } } */
/* { dg-options "-m32 -Os -fno-pie -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:\n(?:[^\n]*\n)*?\tleal\t-12\(%esp\), %esp\n(?:[^\n]*\n)*?\tcall\tget\n} } } */
/* { dg-final { same-code-with-g } } */

#include "ia32-inner-calls.h"
