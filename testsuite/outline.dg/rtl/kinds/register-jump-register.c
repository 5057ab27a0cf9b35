/* Where the register for the return address holds a value, nothing jumps by it.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler-times {movl\t\$2002, second} 2 } } */

#include "../check.h"

volatile int first, second, third;
volatile int from[16] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 };

#define ALL "+r" (a), "+r" (b), "+r" (c), "+r" (d), "+r" (e), "+r" (f), "+r" (g), \
            "+r" (h), "+r" (i), "+r" (j), "+r" (k), "+r" (l), "+r" (m), "+r" (n)
/* All registers are full where the same stores are.  */
#define HOLDING(NAME, N) \
  FN int NAME (void) \
  { \
    volatile int below = N; \
    int a = from[0], b = from[1], c = from[2], d = from[3], e = from[4], \
        f = from[5], g = from[6], h = from[7], i = from[8], j = from[9], \
        k = from[10], l = from[11], m = from[12], n = from[13]; \
    __asm__ volatile ("# own " #N : ALL); \
    SAME_STORES; \
    __asm__ volatile ("# own " #N "1" : ALL); \
    return (a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i \
            + 10 * j + 11 * k + 12 * l + 13 * m + 14 * n) * below; \
  }
HOLDING (one, 1)
HOLDING (two, 2)

MAIN
{
  CHECK (one () == 1015 && first + second + third == 6006);
  first = 0;
  CHECK (two () == 2030 && first + second + third == 6006);
  return 0;
}
