/* A fragment begins earlier at some of its sites, and is the end of itself at the others: called ones, thunks, tails.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-shrink-wrap -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { scan-assembler {folded\.\w+:\n\tmovl\t\$7007, seventh\(%rip\)\n\t\.type[^\n]*\n\w+\.folded\.\w+:\n(\tmovl[^\n]*\n)+\tret\n} } } */
/* { dg-final { scan-assembler {folded\.\w+:\n\tmovl\t\$8008, eighth\(%rip\)\n\t\.type[^\n]*\n\w+\.folded\.\w+:\n(\tmovl[^\n]*\n)+\tjmp\tnote\n} } } */
/* { dg-final { scan-assembler {folded\.\w+:\n(\t\.cfi[^\n]*\n)*\tmovl\t\$9009, ninth\(%rip\)\n\t\.type[^\n]*\n\w+\.folded\.\w+:\n(\t(movl|xchgl)[^\n]*\n)+\tpopq} } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */
/* { dg-final { same-code-again } } */

#include "../check.h"
#include "begins-earlier.h"

SIX_CALLED
THUNK_LONGER (g)
THUNK_LONGER (h)
THUNK_LONGER (i)
THUNK (j)
THUNK (k)
THUNK (l)
TAIL_LONGER (m)
TAIL_LONGER (n)
TAIL_LONGER (o)
TAIL (p)
TAIL (q)
TAIL (r)

MAIN
{
  a (1), b (2), c (3);
  CHECK (first == 1001 && second == 2002 && seventh == 7007);
  first = second = seventh = 0;
  d (1), e (2), f (3);
  CHECK (first == 1001 && second == 2002 && seventh == 0);
  g (1), h (2), i (3);
  CHECK (third == 3003 && fourth == 4004 && eighth == 8008);
  third = fourth = eighth = 0;
  j (1), k (2), l (3);
  CHECK (third == 3003 && fourth == 4004 && eighth == 0);
  m (1), n (2), o (3);
  CHECK (fifth == 5005 && sixth == 6006 && ninth == 9009);
  fifth = sixth = ninth = 0;
  p (1), q (2), r (3);
  CHECK (fifth == 5005 && sixth == 6006 && ninth == 0);
  return 0;
}
