/* Nothing is called between the pops of an epilogue, or after them: unwinders look
   for the popped registers where the return address would be.  */
/* { dg-do run } */
/* { dg-options "-Os -fzero-call-used-regs=used-gpr -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "../check.h"

SINK int
some (int x)
{
  return x + 1;
}

/* They save rbx and rbp, and clear edx, ecx, esi, edi, and then something else.  */
FN int
none (int a, int b, int c, int d)
{
  int r = some (a + d);
  OWN (1);
  return r * b + c;
}

FN int
eighth (int a, int b, int c, int d, int e)
{
  int r = some (a + d + e);
  OWN (2);
  return r * b + c;
}

FN int
ninth (int a, int b, int c, int d, int e, int f)
{
  int r = some (a + d + f);
  OWN (3);
  return r * b + c;
}

/* Its frame is found through rbp, which the others save.  */
MAIN
{
  char *room = __builtin_alloca (some (15));
  room[0] = 1;
  __asm__ volatile ("" : : "r" (room) : "memory");
  CHECK (none (1, 2, 3, 4) == 15);
  CHECK (eighth (1, 2, 3, 4, 5) == 25);
  CHECK (ninth (1, 2, 3, 4, 5, 6) == 27);
  return 0;
}
