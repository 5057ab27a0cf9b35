/* For those who follow the code a function sets its own frame pointer.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-omit-frame-pointer -fno-asynchronous-unwind-tables -fplugin-arg-outline-unwind-by=code -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {leaq\t8\(%rsp\), %rbp} } } */

#include "../check.h"

int start = 5, sum;

#define FUNCTION(NAME, N)           \
  FN int NAME (int x)               \
  {                                 \
    note (start);                   \
    OWN (N);                        \
    sum = sum * 3 + x;              \
    sum ^= 77;                      \
    note (x);                       \
    OWN (N##1);                     \
    return x * N;                   \
  }
FUNCTION (one, 3)
FUNCTION (two, 5)
FUNCTION (three, 7)

MAIN
{
  CHECK (one (1) + two (2) + three (3) == 3 + 10 + 21);
  CHECK (sum == (((1 ^ 77) * 3 + 2 ^ 77) * 3 + 3 ^ 77));
}
