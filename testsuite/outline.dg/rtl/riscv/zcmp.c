/* Between "cm.push" and "cm.popret" ra is saved, and fragments are called.  */
/* { dg-do compile } */
/* { dg-require-effective-target gcc14 } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-Os -march=rv64imac_zcmp -mabi=lp64 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { folded called >= 2 } } */
/* { dg-final { scan-assembler {\tcm\.push\t} } } */
/* { dg-final { scan-assembler {\tcm\.popret\t} } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

extern volatile int first, second, third;
extern int other (int, int);
FN int a (int x, int y) { int s = other (x, 1); OWN (1); SAME_STORES; s += other (x, y) + other (y, 4); OWN (2); return s * y + x; }
FN int b (int x, int y) { int s = other (x, 2); OWN (3); SAME_STORES; s += other (x, y) + other (y, 4); OWN (4); return s + y * x; }
