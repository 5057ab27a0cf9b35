/* A callee of the Microsoft ABI has room above its return address that it may write:
   nothing is pushed between.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { unwinds } } */

#include "../check.h"

volatile int first, second, third;

static __attribute__ ((ms_abi, noipa)) int
other (int a, int b, int c, int d)
{
  long *home = (long *) __builtin_frame_address (0) + 2;
  for (int i = 0; i < 4; i++)
    home[i] = 0x1111111111 * (i + 1);
  return a + b + c + d;
}

SINK int
some (int x)
{
  return x + 1;
}

#define FUNCTION(NAME, N) \
  FN int NAME (int x) \
  { \
    long kept[4] = { 1, 2, 3, 4 }; \
    int r = x * N; \
    __asm__ volatile ("" : : "r" (kept) : "memory"); \
    first = 1; \
    r += other (1, 2, 3, 4); \
    second = 2; \
    third = r; \
    first = some (r); \
    OWN (N); \
    __asm__ volatile ("" : : "r" (kept) : "memory"); \
    return r + kept[0] + kept[1] + kept[2] + kept[3]; \
  }

FUNCTION (a, 3)
FUNCTION (b, 5)
FUNCTION (c, 7)

MAIN
{
  CHECK (a (1) == 23 && b (1) == 25 && c (1) == 27);
  return 0;
}
