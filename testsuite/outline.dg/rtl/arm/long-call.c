/* Functions that are called through registers, as their attribute long_call asks
   for, are in fragments too; these go to them through registers.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t?[^.\n].*|\n\.LPIC.*)*\n\tbl?x\tr} } } */
/* { dg-final { scan-assembler-not {\tblx?\tfar} } } */
/* { dg-final { scan-assembler-not {\tb\tfar} } } */

#include "../check.h"

volatile int first, second, third;
/* What is in the same section needs no register.  */
extern __attribute__ ((long_call, section (".text.far"))) void far (int);
FN int a (int x) { note (x); far (7); SAME_STORES; OWN (1); far (x); return x + 3; }
FN int b (int x) { note (x + 7); far (7); SAME_STORES; OWN (2); far (x); return x * 3; }
FN void c (int x) { note (x); SAME_STORES; far (x); }
FN void d (int x) { note (x + 7); SAME_STORES; far (x); }

MAIN
{
  CHECK (a (4) == 7);
  unsigned got = trace;
  trace = 0, note (4), far (7), far (4);
  CHECK (got == trace && first + second + third == 6006);
  trace = first = 0;
  CHECK (b (4) == 12);
  got = trace;
  trace = 0, note (11), far (7), far (4);
  CHECK (got == trace && first + second + third == 6006);
  trace = first = 0;
  c (4), d (4);
  got = trace;
  trace = 0, note (4), far (4), note (11), far (4);
  CHECK (got == trace && first + second + third == 6006);
  return 0;
}

__attribute__ ((noipa)) void
far (int n)
{
  trace = trace * 37 + n;
}
