/* Functions that call __fentry__ before all else are folded, call it as often, and fragments do not.  */
/* { dg-do run } */
/* { dg-options "-Os -pg -mfentry -fno-pie -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-no-pie" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n1:} } } */

#include "../check.h"

int entered;
__asm__ (".globl __fentry__\n__fentry__:\n\tincl entered(%rip)\n\tret");
volatile int first, second, third;
FN int a (int x) { SAME_STORES; OWN (1); SAME_STORES; return x + 3; }
FN int b (int x) { SAME_STORES; OWN (2); SAME_STORES; return x + 3; }

__attribute__ ((noipa, no_instrument_function)) int
main (void)
{
  entered = 0;
  CHECK (a (4) == 7 && first + second + third == 6006);
  CHECK (b (4) == 7 && entered == 2);
  return 0;
}
