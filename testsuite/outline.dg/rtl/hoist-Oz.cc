/* At -Oz, too, addresses in the frame stay in their blocks where a function has landing pads and the unit is tuned for
   size.  The rest makes sure of the latter: with GCC's usual options the loops are larger, but not with GCC 16 on x86-64,
   and values that live across calls are, but not with GCC 16 on AArch64.  */
/* { dg-do compile { target x86_64-*-* aarch64*-*-* } } */
/* { dg-options "-Oz -fdump-rtl-hoist" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-rtl-dump-not hoist {HOIST of landing_pads} } } */
/* { dg-final { scan-rtl-dump hoist {HOIST of no_landing_pads} } } */

#include "hoist.h"
#include "invariants.h"

int
each_too (int n, int k)
{
  struct record local;
  for (int i = k; i < n; i++)
    {
      visit (&local, "third", k);
      visit (shared + 2, "fourth", local.a[3]);
    }
  return local.a[k];
}

unsigned two (unsigned, unsigned);
unsigned one (unsigned);

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
