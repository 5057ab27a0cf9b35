/* A caller that knows which registers a function leaves alone (-fipa-ra) may keep a value in the
   one that folded prologues take: then they do not, as the caller is compiled already.  */
/* { dg-do run } */
/* { dg-options "-O2 -fipa-ra -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded register-call == 0 } } */
/* { dg-final { refused kept-by-callers f g } } */

#include "../check.h"

volatile int from[16] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 };

#define KEEPING(NAME, N) \
  static __attribute__ ((noinline)) void NAME (void) \
  { \
    __asm__ volatile ("# own " #N : : : "rbx", "rbp", "r12"); \
  }
KEEPING (f, 1)
KEEPING (g, 2)

/* More values than registers that calls keep.  */
FN int
sum (void)
{
  int a = from[0], b = from[1], c = from[2], d = from[3], e = from[4],
      i = from[5], j = from[6], k = from[7], l = from[8], m = from[9],
      n = from[10], o = from[11], p = from[12], q = from[13];
  f ();
  __asm__ volatile ("# first half");
  g ();
  return (a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * i + 7 * j + 8 * k + 9 * l
          + 10 * m + 11 * n + 12 * o + 13 * p + 14 * q);
}

MAIN
{
  CHECK (sum () == 1015);
  return 0;
}
