// Called fragments, thunks and tails of integer code.
// SPDX-License-Identifier: GPL-3.0-or-later

volatile int first, second, third;
static unsigned trace;
__attribute__ ((noipa)) int note (int n) { trace = trace * 31 + n; return trace & 7; }
#define SAME first = 1001, second = 2002, third = 3003
#define F(NAME, N) \
  __attribute__ ((noinline)) int NAME (int x, int y) \
  { \
    int z[4] = { x, y, 1, 2 }; \
    SAME; \
    z[x & 3] += note (y); z[y & 3] ^= note (x); \
    __asm__ volatile ("# " #N); \
    x = note (z[1]); y = note (z[2] + x); SAME; \
    return x * y + z[3]; \
  }
F (a, 1) F (b, 2) F (c, 3)
__attribute__ ((noinline)) int d (int x) { SAME; __asm__ volatile ("# 4"); return x; }
__attribute__ ((noinline)) void e (int x) { note (x); SAME; note (9); __asm__ volatile ("# 5"); note (x); }
__attribute__ ((noinline)) void f (int x) { note (x); SAME; note (9); __asm__ volatile ("# 6"); note (x); }

__attribute__ ((noipa)) int
main (void)
{
  for (int i = 0; i < 6; i++)
    {
      unsigned start = trace;
      int one = a (i, 5 - i);
      unsigned end = trace;
      if (first != 1001 || second != 2002 || third != 3003)
        __builtin_abort ();
      trace = start;
      if (b (i, 5 - i) != one || trace != end)
        __builtin_abort ();
      trace = start, first = second = 0;
      if (c (i, 5 - i) != one || trace != end || d (i) != i || second != 2002)
        __builtin_abort ();
      start = trace, e (i), end = trace, trace = start, f (i);
      if (trace != end)
        __builtin_abort ();
    }
  return 0;
}
