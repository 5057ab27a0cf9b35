/* At -Oz, too, addresses in the frame stay in their blocks where a function has landing pads and the unit is tuned for
   size.  The function below makes sure of the latter on x86-64: GCC 16 computes hoisted addresses again where they are
   used, and the rest of the unit has as many bytes with one tuning as with the other.  */
/* { dg-do compile { target x86_64-*-* aarch64*-*-* } } */
/* { dg-options "-Oz -fdump-rtl-hoist" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-rtl-dump-not hoist {HOIST of landing_pads} } } */
/* { dg-final { scan-rtl-dump hoist {HOIST of no_landing_pads} } } */

#include "hoist.h"

unsigned two (unsigned, unsigned);
unsigned one (unsigned);

/* Nine values that live across calls: with -fcaller-saves and -fshrink-wrap it is larger.  */
unsigned
across_calls (unsigned *p, unsigned x)
{
  if (!x)
    return 1;
  unsigned a = p[0], b = p[1], c = p[2], d = p[3], e = p[4], f = p[5], g = p[6], h = p[7], i = p[8], s = 0;
  s += two (s, a);
  s ^= one (x);
  s += two (s, b);
  s ^= one (x + 1);
  return ((((((((s * 3 + a) * 3 + b) * 3 + c) * 3 + d) * 3 + e) * 3 + f) * 3 + g) * 3 + h) * 3 + i;
}
