/* An epilogue that drops arguments stays in its function. */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { scan-assembler-times {add\tsp, sp, #16\n\t[^\n]*bx\tr3|add\tsp, sp, #16\n\tbx\tr3} 2 } } */

#include <stdarg.h>

#include "../check.h"

volatile int first, second, third;
#define BODY(N) \
  va_list l; \
  va_start (l, x); \
  int y = va_arg (l, int) + N; \
  note (x), note (y), SAME_STORES, note (y + 1), note (x); \
  va_end (l); \
  return x
FN int a (int x, ...) { BODY (1); }
FN int b (int x, ...) { BODY (2); }

MAIN
{
  CHECK (a (3, 4) == 3 && trace == (((3u * 31 + 5) * 31 + 6) * 31 + 3));
  trace = 0;
  CHECK (b (5, 6) == 5 && trace == (((5u * 31 + 8) * 31 + 9) * 31 + 5));
  return 0;
}
