/* Code of main's loops is not, however seldom a turn of them executes it: each of the three
   has its addition of 77.  What comes before a loop runs once and may be shared, as addresses are.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-assembler-times {[\s#$,]77\M} 3 } } */

#define WRAP(N, CODE) \
  do \
    { \
      __asm__ volatile ("# own " #N); \
      if (__builtin_expect_with_probability (more, 1, 0.6)) \
        CODE; \
    } \
  while (__builtin_expect_with_probability (first == 3, 1, 0.3))
#include "once.h"
