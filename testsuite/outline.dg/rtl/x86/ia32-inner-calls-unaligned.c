/* Where calls may find any stack, as in kernels and boot loaders, a push is enough, or is what a pop takes away.  */
/* { dg-do compile { target x86_64-*-* i?86-*-* } } */
/* { dg-options "-m32 -Os -fno-pie -mpreferred-stack-boundary=2 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:\n(?:[^\n]*\n)*?\tpushl\t%eax\n(?:[^\n]*\n)*?\tcall\tget\n(?:[^\n]*\n)*?\tpopl\t%ecx\n} } } */
/* { dg-final { scan-assembler-not {leal\t-?\d+\(%esp\), %esp} } } */

#include "ia32-inner-calls.h"
