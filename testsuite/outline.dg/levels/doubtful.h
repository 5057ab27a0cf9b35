/* Functions with the same code, SAME, where GCC guesses that it is not usual: pointers are seldom equal.
   SPDX-License-Identifier: GPL-3.0-or-later  */

volatile int first, second, third;
#define SAME (first = 7, second = 9)

#define FUNCTION(NAME, N) \
  __attribute__ ((noinline)) int \
  NAME (int *p, int *q) \
  { \
    if (CONDITION) \
      { \
        SAME; \
        third = N; \
      } \
    return third + N; \
  }
FUNCTION (f, 10)
FUNCTION (g, 20)
FUNCTION (h, 30)
FUNCTION (i, 40)
FUNCTION (j, 50)
FUNCTION (k, 60)
FUNCTION (l, 70)
FUNCTION (m, 80)

int
main (void)
{
  int x = 0, y = 0;
  f (&x, &x), g (&x, &x), h (&x, &x), i (&x, &x), j (&x, &x), k (&x, &x), l (&x, &x), m (&x, &x);
  return third != 80 || m (&x, &y) != 160;
}
