/* At -Oz, too, addresses in the frame stay in their blocks where a function has landing pads and the unit is tuned for
   size, as it is if nothing is tried.  */
/* { dg-do compile { target x86_64-*-* aarch64*-*-* } } */
/* { dg-options "-Oz -fdump-rtl-hoist -fplugin-arg-outline-gimple=off -fplugin-arg-outline-trials=0" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-rtl-dump-not hoist {HOIST of landing_pads} } } */
/* { dg-final { scan-rtl-dump hoist {HOIST of no_landing_pads} } } */

#include "hoist.h"
