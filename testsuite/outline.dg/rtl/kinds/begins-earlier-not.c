/* Where a linker drops what nothing refers to, a fragment does not begin earlier with an instruction that names what only
   some of its sites do: the others would keep that.  */
/* { dg-do run } */
/* { dg-options "-Oz -ffunction-sections -fno-asynchronous-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler-times {\tmovl\t\$7007, seventh\(%rip\)\n\tcall\t} 3 } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"
/* Kept together, with main.  */
#undef FN
#define FN static __attribute__ ((noinline))
#include "begins-earlier.h"

SIX_CALLED

MAIN
{
  a (1), b (2), c (3), d (4), e (5), f (6);
  CHECK (first == 1001 && second == 2002 && seventh == 7007);
  return 0;
}
