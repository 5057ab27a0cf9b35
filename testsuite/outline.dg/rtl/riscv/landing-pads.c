/* With landing pads and a shadow stack each function begins with its own landing pad, fragments have none, and none
   pushes its return address: a return must be the one that the shadow stack has.  Leaf code is shared.  */
/* { dg-do compile } */
/* { dg-require-effective-target gcc15 } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-Os -march=rv64gc_zicfilp_zicfiss -mabi=lp64d -fcf-protection=full -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times {\n[abcd]:\n(\.LFB\d+:\n|\t\.cfi_[^\n]*\n)*\tlpad\t} 4 } } */
/* { dg-final { scan-assembler-times {\tlpad\t} 4 } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t[^\n]*\n)*\tsd\tra,0\(sp\)\n(\t[^\n]*\n)*\tld\tra,0\(sp\)} } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

extern volatile int first, second, third;
extern void other (int);
int a (int x) { OWN (1); SAME_STORES; OWN (2); return x + 1; }
int b (int x) { OWN (3); SAME_STORES; OWN (4); return x + 2; }
int c (int x) { other (x); OWN (5); other (x + 1), SAME_STORES, other (x * 3); OWN (6); return x + 3; }
int d (int x) { other (x); OWN (7); other (x + 1), SAME_STORES, other (x * 3); OWN (8); return x + 4; }
