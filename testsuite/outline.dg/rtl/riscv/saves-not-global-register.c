/* A variable of the program is in a register that routines would save: what functions assign to it stays.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target gcc12 } */
/* { dg-final { scan-assembler-not {__riscv_(save|restore)} } } */

#include "../check.h"

register long counter __asm__ ("s2");

#define COUNTS(NAME, N)               \
  FN int NAME (int x)                 \
  {                                   \
    note (x + N);                     \
    counter += N;                     \
    note (x - N);                     \
    return x * N;                     \
  }

COUNTS (three, 3)
COUNTS (five, 5)
COUNTS (seven, 7)

MAIN
{
  counter = 100;
  CHECK (three (2) + five (3) + seven (4) == 6 + 15 + 28);
  CHECK (counter == 115);
}
