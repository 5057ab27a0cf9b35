/* At -Oz, too, addresses in the frame stay in their blocks where a function has landing pads and the unit is tuned for
   size.  The loops make sure of the latter: with GCC's usual options they are larger.  */
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
