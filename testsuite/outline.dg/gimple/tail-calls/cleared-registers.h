/* Functions with a common end, one of which leaves what it has computed from a secret in registers; main tells whether any
   of it is there after a call.  SPDX-License-Identifier: GPL-3.0-or-later  */

int a, b, c, d, t[100];

#define END a = x * 3; b = x + 5; c = b ^ x; d = c * a; t[3] = d; t[4] = c - a; t[5] = a ^ d

__attribute__ ((noipa)) void
call (void (*f) (long *), long *p, long *registers)
{
  __asm__ volatile ("xorl %%r8d, %%r8d; xorl %%r9d, %%r9d; xorl %%r10d, %%r10d; xorl %%r11d, %%r11d"
                    : : : "r8", "r9", "r10", "r11");
  f (p);
  __asm__ volatile ("movq %%r8, (%0); movq %%r9, 8(%0); movq %%r10, 16(%0); movq %%r11, 24(%0)"
                    : : "r" (registers) : "memory");
}

__attribute__ ((noinline)) void
f1 (long *q)
{
  long s1 = q[0], s2 = q[1], s3 = q[2], s4 = q[3], s5 = q[4], s6 = q[5];
  for (int i = 0; i < 5; i++)
    {
      s1 += s2 * q[i];
      s2 ^= s3 + q[i + 1];
      s3 -= s4;
      s4 += s5 ^ s1;
      s5 = s6 * 3;
      s6 -= s1;
    }
  int x = s1 ^ s2 ^ s3 ^ s4 ^ s5 ^ s6;
  END;
}

__attribute__ ((noinline)) void f2 (long *p) { int x = p[0] == 7; END; }
__attribute__ ((noinline)) void f3 (long *p) { int x = p[1] == 9; END; }

int
main (void)
{
  long secret[] = { 0x1234567, 0x765432, 0x345345, 0x1238763, 0x987234, 0x127634 }, registers[4];
  call (f2, secret, registers);
  call (f3, secret, registers);
  call (f1, secret, registers);
  return (registers[0] | registers[1] | registers[2] | registers[3]) != 0;
}
