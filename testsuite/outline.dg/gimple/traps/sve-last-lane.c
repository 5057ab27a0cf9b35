/* The place of the last lane of a vector of variable size is no number: the statement
   that takes it stays, code around it is outlined.  */
/* { dg-do compile } */
/* { dg-options "-O3 -march=armv8.2-a+sve --param=vect-partial-vector-usage=0 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { refused variable-size last_1 last_2 } } */
/* { dg-final { scan-assembler {last_1\.outline\.} } } */

#include "../check.h"

#define F(NAME, FACTOR) \
FN int NAME (int *restrict a, int *restrict b, int n) \
{ \
  int last = 0; \
  for (int i = 0; i < n; i++) \
    a[i] = last = b[i] * FACTOR; \
  note (last), note (a[1]), note (b[2]); \
  return last; \
}

F (last_1, 3)
F (last_2, 5)
