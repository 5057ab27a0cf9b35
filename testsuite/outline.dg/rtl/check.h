/* What the tests of this folder share.  SPDX-License-Identifier: GPL-3.0-or-later

   FN is a function in which code may be folded, SINK one in which none is.  OWN
   (N) is code that no other function has.  SAME_STORES is code without calls
   and that does not mention the stack, that is the same in any place.  */

#ifndef CHECK_H
#define CHECK_H

#define FN __attribute__ ((noinline))
#define SINK static __attribute__ ((noipa, unused))
/* Nothing of main is folded.  */
#define MAIN __attribute__ ((noipa)) int main (void)
#define OWN(N) __asm__ volatile ("# own " #N)
#define CHECK(CONDITION) \
  do { if (!(CONDITION)) __builtin_abort (); } while (0)

extern volatile int first, second, third;
#define SAME_STORES (first = 1001, second = 2002, third = 3003)

static unsigned trace;

SINK void
note (int n)
{
  trace = trace * 31 + n;
}

/* Counts on a stack that is aligned as the ABI says.  */
SINK int
aligned (int n)
{
  typedef float vector __attribute__ ((vector_size (__BIGGEST_ALIGNMENT__)));
  float f = n;
  volatile vector v = f - (vector) { 0 };
  CHECK (((unsigned long) &v & (__BIGGEST_ALIGNMENT__ - 1)) == 0);
  /* It may point between two registers; less is asked for; a call with 32 bits pushes 4 bytes.  */
#if !defined __arm__ && !defined __riscv_32e && !defined __i386__
  CHECK (((unsigned long) __builtin_frame_address (0) & 15) == 0);
#endif
  return n * 2;
}

SINK int
eight (int a, int b, int c, int d, int e, int f, int g, int h)
{
  return a + b * 3 + c * 5 + d * 7 + e * 11 + f * 13 + g * 17 + h * 19;
}

#endif
