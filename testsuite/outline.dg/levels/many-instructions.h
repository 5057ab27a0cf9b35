/* An interpreter of 105 instructions in two loops, of which five have some code in common.  DISPATCH is its switch, of
   code[i].  SPDX-License-Identifier: GPL-3.0-or-later  */

volatile int first, second, third, done[8];
#define SAME (first = second)
#define INSTRUCTION(N) case N: done[N] = 3 * N + 1; SAME; done[N + 1] = N; break;
#define FIVE(N) \
  case N: third = N; break; \
  case N + 1: done[0] = N; break; \
  case N + 2: done[1] = first + N; break; \
  case N + 3: second = N * 3; break; \
  case N + 4: first = N; break;
#define TWENTY(N) FIVE (N) FIVE (N + 5) FIVE (N + 10) FIVE (N + 15)

__attribute__ ((noinline)) void
run (const unsigned char *code, int n, int times)
{
  for (int t = 0; t < times; t++)
    for (int i = 0; i < n; i++)
      DISPATCH
        {
          INSTRUCTION (0) INSTRUCTION (1) INSTRUCTION (2) INSTRUCTION (3) INSTRUCTION (4)
          TWENTY (5) TWENTY (25) TWENTY (45) TWENTY (65) TWENTY (85)
        }
}

int
main (void)
{
  static const unsigned char code[] = { 0, 1, 2, 3, 4, 4, 5, 99 };
  run (code, sizeof code, 3);
  if (done[2] != 7 || done[4] != 13 || done[5] != 4 || third != 5)
    __builtin_abort ();
  return 0;
}
