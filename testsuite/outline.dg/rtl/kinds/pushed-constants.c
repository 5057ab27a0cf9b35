/* At -Oz constants are pushed and popped without rows in the unwind tables.  A fragment
   has both or none of the two, wherever it begins and ends.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { scan-assembler "folded\\.\\w+:\n(\t\[^r\]\[^\n\]*\n)*\tpushq\t\\\$\\d+\n\tpopq" } } */
/* { dg-final { scan-assembler-not "pushq\t\\\$-?\\d+\n\t(call|jmp|ret)" } } */
/* { dg-final { unwinds } } */

#include "../check.h"

volatile int first, second, third;
SINK int two (int a, int b) { trace = trace * 31 + a * 7 + b; return trace & 63; }

/* The same from the middle of such a pair on, up to another.  */
FN int a (int x) { first = two (5, x); OWN (1); second = two (7, 9); third = two (x, 11); return two (3, 3); }
FN int b (int x) { first = two (6, x); OWN (2); second = two (7, 9); third = two (x, 11); return two (3, 4); }
FN int c (int x) { second = two (8, 9); third = two (x, 11); OWN (3); first = two (5, x); return two (4, 3); }
FN int d (int x) { second = two (8, 9); third = two (x, 12); OWN (4); first = two (5, x); return two (4, 3); }

MAIN
{
  unsigned sum = 0;
  for (int i = 0; i < 5; i++)
    {
      sum = sum * 5 + a (i);
      sum = sum * 5 + b (i);
      sum = sum * 5 + c (i);
      sum = sum * 5 + d (i);
    }
  unsigned t = 0, other = 0;
#define TWO(A, B) (t = t * 31 + (A) * 7 + (B), t & 63)
  for (unsigned i = 0; i < 5; i++)
    {
      unsigned va, vb, vc, vd;
      TWO (5, i), TWO (7, 9), TWO (i, 11), va = TWO (3, 3);
      TWO (6, i), TWO (7, 9), TWO (i, 11), vb = TWO (3, 4);
      TWO (8, 9), TWO (i, 11), TWO (5, i), vc = TWO (4, 3);
      TWO (8, 9), TWO (i, 12), TWO (5, i), vd = TWO (4, 3);
      other = (((other * 5 + va) * 5 + vb) * 5 + vc) * 5 + vd;
    }
  CHECK (sum == other);
  return 0;
}
