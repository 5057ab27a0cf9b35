/* Values of narrow, odd and unusual types as parameters and results: bit-field
   types, bool, char, float, complex parts, enumerations, atomics, and data in
   the other byte order.  */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-outline-slowdown=1000 -fplugin-arg-outline-trials=0" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

struct odd { unsigned a : 3; int b : 5; unsigned long long c : 41; signed char d; _Bool e; };
struct __attribute__ ((scalar_storage_order ("big-endian"))) swapped { int a; short b; long c; };
/* An ARMv6-M has no instructions for it, and newlib no library.  */
#ifdef __ARM_ARCH_6M__
static volatile int counter;
#else
static _Atomic int counter;
#endif

FN int
first (struct odd *o, struct swapped *s, int n, _Complex float *c)
{
  o->a = n, o->b = o->a - 6, o->c = (unsigned long long) o->b * n, o->d = (signed char) (n * 37), o->e = o->d > 3;
  note (o->a), note (o->b), note ((int) (o->c >> 20)), note (o->d), note (o->e);
  s->a = n, s->b = (short) (s->a + 3), s->c = s->b * 5L;
  counter += n, counter ^= 5;
  *c = *c * 2.0f + __builtin_complex (1.0f, (float) n);
  OWN (1);
  return o->a + s->b;
}

FN int
second (struct odd *o, struct swapped *s, int n, _Complex float *c)
{
  o->a = n, o->b = o->a - 6, o->c = (unsigned long long) o->b * n, o->d = (signed char) (n * 37), o->e = o->d > 3;
  note (o->a), note (o->b), note ((int) (o->c >> 20)), note (o->d), note (o->e);
  s->a = n, s->b = (short) (s->a + 3), s->c = s->b * 5L;
  counter += n, counter ^= 5;
  *c = *c * 2.0f + __builtin_complex (1.0f, (float) n);
  OWN (2);
  return o->a - s->b;
}

static unsigned
expected (int n)
{
  int a = n & 7, b = ((((a - 6) & 31) ^ 16) - 16);
  unsigned long long c = ((unsigned long long) b * n) & 0x1ffffffffffULL;
  signed char d = (signed char) (n * 37);
  return ((((a * 31u + b) * 31 + (int) (c >> 20)) * 31 + d) * 31) + (d > 3);
}

int
main (void)
{
  for (int n = -3; n < 20; n++)
    {
      struct odd o = { 0 };
      struct swapped s;
      unsigned char *byte = (unsigned char *) &s;
      _Complex float c = 3;
      trace = 0;
      int before = counter;
      CHECK (first (&o, &s, n, &c) == (n & 7) + n + 3 && trace == expected (n));
      CHECK (s.c == (n + 3) * 5 && byte[3] == (unsigned char) n);
      CHECK (counter == ((before + n) ^ 5));
      CHECK (__real c == 7 && __imag c == n);
      trace = 0;
      CHECK (second (&o, &s, n, &c) == (n & 7) - n - 3 && trace == expected (n));
      CHECK (__real c == 15 && __imag c == 3 * n);
    }
  return 0;
}
