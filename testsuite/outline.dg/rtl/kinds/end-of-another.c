/* A fragment whose instructions are the end of another fragment's is a label in that.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called == 2 } } */
/* { dg-final { scan-assembler {call\tnote\n\tpopq\t%rcx\n(\t\.cfi[^\n]*\n)*(\tmovl[^\n]*\n)+\t\.type[^\n]*\n\w+\.folded\.\w+:\n(\tmovl[^\n]*\n)+\tret\n\t\.size[^\n]*\n\t\.size} } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */
/* { dg-final { same-code-again } } */

#include "../check.h"

volatile int first, second, third, fourth;
#define END (third = 3003, fourth = 4004)
#define ALL (first = 1001, second = 2002, first = 1111, second = 2222, END)
FN int a (int x) { note (x); ALL; OWN (1); note (1); return x + 3; }
FN int b (int x) { note (x + 7); ALL; OWN (2); note (2); return x * 3; }
FN int c (int x) { note (x + 8); ALL; OWN (3); note (3); return x * 5; }
FN int d (int x) { note (x + 9); ALL; OWN (4); note (4); return x * 7; }
FN int e (int x) { note (x + 9); ALL; OWN (5); note (5); return x * 9; }
FN int f (int x) { note (x + 9); ALL; OWN (6); note (6); return x * 9; }
FN int g (int x) { note (x + 5); OWN (7); END; OWN (8); note (7); return x * 11; }
FN int h (int x) { note (x + 4); OWN (9); END; OWN (10); note (8); return x * 13; }

/* What F gives for 2, and the variables changed by it.  */
static int
sum (int (*f) (int))
{
  first = second = third = fourth = 0;
  return f (2) + first + second + third + fourth;
}

MAIN
{
  const int all = 1111 + 2222 + 3003 + 4004, end = 3003 + 4004;
  CHECK (sum (a) == 5 + all && sum (b) == 6 + all && sum (c) == 10 + all);
  CHECK (sum (d) == 14 + all && sum (e) == 18 + all && sum (f) == 18 + all);
  CHECK (sum (g) == 22 + end && sum (h) == 26 + end);
  return 0;
}
