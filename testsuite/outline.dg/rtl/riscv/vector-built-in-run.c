/* Code with built-in functions for vectors, folded around these, runs as before.
   (Signals in QEMU lose the length of vectors: the program cannot be stepped through.)  */
/* { dg-do run } */
/* { dg-require-effective-target gcc14 } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-Os -march=rv64gcv -mabi=lp64d -fplugin-arg-outline-stress" } */
/* { dg-final { folded called >= 1 } } */

#include <riscv_vector.h>
#include "../check.h"

volatile int first, second, third;
#include "vector.h"

MAIN
{
  int p[4] = { 1, 2, 3, 0x7fffffff }, q[4] = { 10, 20, 30, 40 };
  CHECK (sum_1 (p, q, 3) == other (other (3)) + 1 && p[0] == 11 && p[1] == 22 && p[2] == 33 && p[3] == 0x7fffffff);
  CHECK (sum_2 (p, q, 1) == other (other (1)) + 2 && p[0] == 21 && p[1] == 22);
  CHECK (stopped_1 (p, q, 2) == other (other (2)) * 100 + 3 && q[0] == 21 && q[1] == 22 && q[2] == 30);
  CHECK (stopped_2 (p, q, 3) == other (other (3)) * 100 + 5 && q[2] == 33 && q[3] == 40);
  int halves[2] = { 3, 5 };
  float thirds[2] = { 1, 1 };
  CHECK (rounded_1 (halves, thirds, 1) == other (other (1)) + 1 && halves[0] == 1 && halves[1] == 5);
  CHECK (rounded_2 (halves, thirds, 2) == other (other (2)) + 2 && halves[0] == 1 && halves[1] == 3);
  CHECK (thirds[1] > 1 / 3.0 && thirds[0] < thirds[1] / 2);
  CHECK (first == 1001 && second == 2002 && third == 3003);
  return 0;
}
