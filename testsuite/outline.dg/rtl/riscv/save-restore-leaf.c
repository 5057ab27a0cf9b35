/* Functions that save nothing have no room for another return address, with -msave-restore, too: no fragment is called
   there.  */
/* { dg-do compile } */
/* { dg-options "-Os -msave-restore -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { folded called == 0 } } */
/* { dg-final { scan-assembler-not {__riscv_save_} } } */

#include "../check.h"

extern volatile int first, second, third;
FN int a (int x) { OWN (1); SAME_STORES; OWN (2); return x + 1; }
FN int b (int x) { OWN (3); SAME_STORES; OWN (4); return x - first; }
FN int c (int x) { OWN (5); SAME_STORES; OWN (6); return x * third; }
