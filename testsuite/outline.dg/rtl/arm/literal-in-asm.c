/* The constants of "ldr r0, =number" in asm are before the fragments, within reach.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fno-toplevel-reorder" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { object-size text > 4096 } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

volatile int p[1000], q[1000];

/* Eight bytes of code.  */
#define STORE(N) p[N] = x; q[N] = x;
#define TEN(N) \
  STORE (N) STORE (N + 1) STORE (N + 2) STORE (N + 3) STORE (N + 4) \
  STORE (N + 5) STORE (N + 6) STORE (N + 7) STORE (N + 8) STORE (N + 9)
#define HUNDRED(N) \
  TEN (N) TEN (N + 10) TEN (N + 20) TEN (N + 30) TEN (N + 40) \
  TEN (N + 50) TEN (N + 60) TEN (N + 70) TEN (N + 80) TEN (N + 90)
#define SAME \
  HUNDRED (400) HUNDRED (500) HUNDRED (600) HUNDRED (700) HUNDRED (800) \
  HUNDRED (900)

FN int
a (int x, volatile int *p, volatile int *q)
{
  SAME
  note (1);
  return 5;
}

FN int
b (int x, volatile int *p, volatile int *q)
{
  SAME
  note (2);
  return 6;
}

SINK int
number (void)
{
  int n;
  __asm__ volatile ("ldr %0, =0x12345678" : "=r" (n));
  return n;
}

MAIN
{
  CHECK (number () == 0x12345678);
  CHECK (a (3, p, q) == 5 && p[400] == 3 && q[999] == 3);
  CHECK (b (4, p, q) == 6 && p[400] == 4 && q[999] == 4);
  return 0;
}
