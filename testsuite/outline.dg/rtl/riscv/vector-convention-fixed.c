/* Functions that pass vectors of a known size in registers, by another calling convention, are known, and run as
   before.  */
/* { dg-do run } */
/* { dg-require-effective-target gcc16 } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-Os -march=rv64gcv -mabi=lp64d -fplugin-arg-outline-stress" } */
/* { dg-final { folded any >= 1 } } */

#include "../check.h"

volatile int first, second, third;
typedef int vector __attribute__ ((vector_size (16)));
#define PASSED(N) \
  FN __attribute__ ((riscv_vls_cc)) vector \
  passed_##N (vector v, int n) \
  { \
    OWN (N); \
    SAME_STORES; \
    OWN (1##N); \
    return v + n * N; \
  }
#define PLAIN(N) FN int plain_##N (int n) { OWN (2##N); note (n); SAME_STORES; OWN (3##N); note (n); return n + N; }
PASSED (1) PASSED (2) PLAIN (1) PLAIN (2) PLAIN (3)

MAIN
{
  vector v = { 1, 2, 3, 4 }, w = passed_2 (passed_1 (v, 10), 100);
  CHECK (w[0] == 211 && w[3] == 214);
  CHECK (plain_1 (1) + plain_2 (2) + plain_3 (3) == 12 && first == 1001 && third == 3003);
  return 0;
}
