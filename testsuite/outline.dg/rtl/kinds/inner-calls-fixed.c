/* A fragment with calls inside leaves a register alone that the program keeps for
   itself.  */
/* { dg-do run } */
/* { dg-options "-Os -w -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler-not {popq\t%rcx} } } */

#include "../check.h"

register long kept __asm__ ("rcx");

volatile int first, second, third;

__attribute__ ((noipa)) void
count (void)
{
  __asm__ volatile ("" ::: "rax", "rdx", "memory");
  first++;
  kept += 10;
}

#define BODY second = 1001, count (), third = 2002, count (), second = first
FN int a (int x) { OWN (1); BODY; OWN (2); return x + 1; }
FN int b (int x) { OWN (3); BODY; OWN (4); return x + 2; }

MAIN
{
  kept = 5;
  CHECK (a (1) == 2);
  CHECK (kept == 25);
  CHECK (b (1) == 3);
  CHECK (kept == 45 && second == 4 && third == 2002);
  return 0;
}
