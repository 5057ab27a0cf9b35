/* Code that neither moves the stack pointer nor ends the function is called.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */
/* { dg-final { same-code-again } } */

#include "../check.h"

volatile int first, second, third;
FN int a (int x) { note (x); SAME_STORES; OWN (1); note (1); return x + 3; }
FN int b (int x) { note (x + 7); SAME_STORES; OWN (2); note (2); return x * 3; }

MAIN
{
  CHECK (a (4) == 7 && first + second + third == 6006);
  first = 0;
  CHECK (b (4) == 12 && first + second + third == 6006);
  return 0;
}
