/* Four functions that have the same calls through a call-saved register, in code that can be called.
   RETURN_ATTRIBUTE is of the callee's type.  SPDX-License-Identifier: GPL-3.0-or-later  */

typedef int (*callee) (int) RETURN_ATTRIBUTE;
int n, p[3];

#define WORK(N) \
  __attribute__ ((noinline)) int \
  work##N (callee f, int x) \
  { \
    int sum = 0; \
    do \
      { \
        n += 3 * x; \
        p[2] ^= 17; \
        sum += f (x + 7); \
        __asm__ ("" : "+r" (sum)); \
      } \
    while (x-- > N); \
    return sum; \
  }

WORK (1)
WORK (2)
WORK (3)
WORK (4)

__attribute__ ((noinline, noclone)) int
twice (int x)
{
  return 2 * x;
}

int
main (void)
{
  volatile callee f = (callee) twice;
  if (work1 (f, 4) != 76 || work2 (f, 4) != 60 || work3 (f, 4) != 42 || work4 (f, 4) != 22)
    __builtin_abort ();
  return 0;
}
