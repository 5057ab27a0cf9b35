/* Where nothing is folded, GCC decides what is hoisted.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fdump-rtl-hoist" } */
/* { dg-final { scan-rtl-dump hoist {HOIST of landing_pads} } } */
/* { dg-final { scan-rtl-dump hoist {HOIST of no_landing_pads} } } */

#include "hoist.h"
