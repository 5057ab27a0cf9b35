/* Where a function has landing pads, addresses in its frame are computed where they are used; elsewhere GCC decides.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fdump-rtl-hoist" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-rtl-dump-not hoist {HOIST of landing_pads} } } */
/* { dg-final { scan-rtl-dump hoist {HOIST of no_landing_pads} } } */

#include "hoist.h"
