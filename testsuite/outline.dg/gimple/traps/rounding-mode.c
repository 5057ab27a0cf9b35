/* Floating-point operations keep their places among changes of the rounding mode and reads of the flags in outlined
   functions as well as GCC keeps them.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-additional-options "-frounding-math -fplugin-arg-outline-trials=0 -fplugin-arg-outline-slowdown=1000" } */
/* { dg-final { outlined >= 1 } } */

#include <xmmintrin.h>
#include "../check.h"

#define UP 0x4000
#define INEXACT 0x20

static double rounded;
SINK void keep (double x) { rounded = x; }

SINK double
expected (double a, double b)
{
  volatile double r = a + b;
  unsigned modes = _mm_getcsr ();
  _mm_setcsr (modes | UP);
  r /= b;
  _mm_setcsr (modes);
  r *= b;
  return r;
}

#define FUNCTION(NAME, N) \
FN void \
NAME (double a, double b) \
{ \
  note (1); \
  double r = a + b; \
  unsigned modes = _mm_getcsr (); \
  _mm_setcsr ((modes | UP) & ~INEXACT); \
  r /= b; \
  unsigned flags = _mm_getcsr (); \
  _mm_setcsr (modes); \
  r *= b; \
  keep (r); \
  note (flags & INEXACT); \
  note_double (b); \
  note (4); \
  OWN (N); \
}

FUNCTION (first, 1)
FUNCTION (second, 2)
FUNCTION (third, 3)

int
main (void)
{
  void (*functions[]) (double, double) = { first, second, third };
  for (int i = 0; i < 3; i++)
    {
      trace = 0;
      functions[i] (1, 5);
      CHECK (rounded == expected (1, 5) && rounded > 6.0);
      unsigned inexact = trace;
      trace = 0;
      functions[i] (5, 5);
      CHECK (rounded == 10.0 && trace != inexact);
    }
  return 0;
}
