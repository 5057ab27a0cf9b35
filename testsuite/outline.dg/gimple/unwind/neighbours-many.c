/* An unwind entry that functions share has no more than some 64 directives: an unwinder
   executes them from its start.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times "cfi_startproc" 7 } } */
/* { dg-final { unwinds } } */

#include "../../rtl/check.h"

volatile int first, second, third;
#define F(N) \
FN int f##N (int x) { note (x); OWN (N); SAME_STORES; OWN (1##N); note (x); return x + N; }
#define TEN(N) F (N##0) F (N##1) F (N##2) F (N##3) F (N##4) F (N##5) F (N##6) F (N##7) F (N##8) F (N##9)
TEN (1) TEN (2) TEN (3) TEN (4) TEN (5) TEN (6) TEN (7)

MAIN
{
  CHECK (f10 (1) == 11 && f45 (2) == 47 && f79 (3) == 82);
  return 0;
}
