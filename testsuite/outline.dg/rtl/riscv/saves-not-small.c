/* In a small unit the routines would be longer than what is saved.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { scan-assembler-not {__riscv_(save|restore)} } } */

#include "../check.h"

FN int
keep (int x)
{
  note (x);
  note (x + 1);
  return x + 2;
}

MAIN
{
  CHECK (keep (5) == 7);
}
