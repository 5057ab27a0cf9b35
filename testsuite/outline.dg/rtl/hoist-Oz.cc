/* At -Oz, too, addresses in the frame stay in their blocks where a function has landing pads.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fdump-rtl-hoist" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-rtl-dump-not hoist {HOIST of landing_pads} } } */
/* { dg-final { scan-rtl-dump hoist {HOIST of no_landing_pads} } } */

#include "hoist.h"
