/* Results in memory are not for functions that GCC would guard only for them (-fstack-protector-strong).  */
/* { dg-do compile } */
/* { dg-options "-Os -fstack-protector-strong -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler-not "__stack_chk_fail" } } */

int note (int, int, int, int);
volatile int io;

#define FUNCTION(NAME, K) \
int \
NAME (int *s) \
{ \
  int a = s[0] * 7 + s[1] * 3, b = s[2] * 5 + s[3] * 11, c = s[4] * 13 + s[5] * 17, d = s[6] * 19 + s[7] * 23; \
  int e = a ^ b, f = b ^ c, g = c ^ d, h = d ^ a; \
  a += e * 3, b += f * 3, c += g * 3, d += h * 3; \
  note (a, b, c, d + K); \
  __asm__ volatile ("" : "+m" (io)); \
  return note (d, c, b, a + K) * a + b * c + d + K; \
}

FUNCTION (first, 1)
FUNCTION (second, 2)
FUNCTION (third, 3)
