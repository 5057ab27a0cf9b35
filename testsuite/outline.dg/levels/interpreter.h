/* An interpreter of 20 instructions.  The first five have the same code, SAME, in WRAP (the code), and the last
   three end it.  DISPATCH is its switch, or a computed jump: OP (N) begins instruction N, and NEXT goes to the one that is
   executed after it.
   SPDX-License-Identifier: GPL-3.0-or-later  */

volatile int first, second, third, done[5];
#define SAME (first = second + 11, second = third ^ first, third = first * second, \
              first = third - second, second = first & third, third = second | first, \
              first = second + 77, second = third ^ first, third = first + second, \
              first = third * 5, second = first - 9, third = second & 255, \
              first = third | 128, second = first ^ third)

__attribute__ ((cold, noipa)) void
note (int n)
{
  done[4] += n;
}

#define INSTRUCTION(N) \
  OP (N) : done[N] += 3 * N + 1; \
  WRAP (SAME); \
  done[N] += N; \
  NEXT

#define OTHER(N) OP (N) : third = N; NEXT
#define END(N) OP (N) : return first + N;

__attribute__ ((noinline)) int
run (const unsigned char *code)
{
  DISPATCH (INSTRUCTION (0) INSTRUCTION (1) INSTRUCTION (2) INSTRUCTION (3) INSTRUCTION (4)
            OTHER (5) OTHER (6) OTHER (7) OTHER (8) OTHER (9) OTHER (10)
            OTHER (11) OTHER (12) OTHER (13) OTHER (14) OTHER (15) OTHER (16)
            END (17) END (18) END (19))
}

int
main (void)
{
  static const unsigned char code[] = { 0, 1, 2, 3, 4, 4, 5, 19 };
  run (code);
  if (done[0] != 1 || done[1] != 5 || done[3] != 13 || done[4] != 34)
    __builtin_abort ();
  return 0;
}
