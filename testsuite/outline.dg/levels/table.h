/* An interpreter whose instructions are cases of functions that are called through a table only.  All but one of each
   have the same code, SAME, in WRAP (the code).
   SPDX-License-Identifier: GPL-3.0-or-later  */

volatile int first, second, third, done[8];
#define SAME (first = second + 11, second = third ^ first, third = first * second, \
              first = third - second, second = first & third, third = second | first, \
              first = second + 77, second = third ^ first, third = first + second, \
              first = third * 5, second = first - 9, third = second & 255)

__attribute__ ((cold, noipa)) void
note (int n)
{
  done[7] += n;
}

#define INSTRUCTION(N) \
  case N: \
    done[N] += 3 * N + 1; \
    WRAP (SAME); \
    done[N] += N; \
    return N + 1;

#define HANDLER(NAME, STEP) \
  static int \
  NAME (int n) \
  { \
    switch (n) \
      { \
        INSTRUCTION (0) INSTRUCTION (1) INSTRUCTION (2) INSTRUCTION (3) INSTRUCTION (4) INSTRUCTION (5) \
      default: \
        return STEP; \
      } \
  }
HANDLER (one, 1)
HANDLER (other, 2)
static int (*const table[]) (int) = { one, other };

__attribute__ ((noipa)) int
run (const unsigned char *code, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += table[code[i] >> 4] (code[i] & 15);
  return sum;
}

int
main (void)
{
  static const unsigned char code[] = { 0x00, 0x01, 0x02, 0x13, 0x14, 0x05, 0x1f, 0x05 };
  if (run (code, 8) != 1 + 2 + 3 + 4 + 5 + 6 + 2 + 6 || done[0] != 1 || done[3] != 13 || done[5] != 42)
    __builtin_abort ();
  return 0;
}
