/* Calls that must be tail calls take no stack however often they are made, with shared code around
   them.  */
/* { dg-do run } */
/* { dg-require-effective-target gcc15 } */
/* { dg-require-effective-target linux } */
/* { dg-additional-options "-fno-optimize-sibling-calls" } */

#include "stress.h"

typedef int operation (const int *program, int steps, int x);
extern operation *const operations[3];
#define NEXT \
  __attribute__ ((musttail)) \
  return operations[program[steps & 3]] (program, steps - 1, x + 1)
#define CODE(N) \
  FN int op##N (const int *program, int steps, int x) \
  { \
    if (steps == 0) \
      return x; \
    SAME (x); \
    NEXT; \
  }
CODE (0) CODE (1) CODE (2)
operation *const operations[3] = { op0, op1, op2 };

MAIN
{
  static const int program[4] = { 0, 1, 2, 1 };
  /* Sixteen bytes a call would be more than programs get.  */
  CHECK (op0 (program, 3000000, 3) == 3000003);
  CHECK_SAME (3000002);
  return 0;
}
