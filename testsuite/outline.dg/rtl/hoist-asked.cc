/* What the user asks for is hoisted.  */
/* { dg-do compile } */
/* { dg-options "-Os -fgcse -fdump-rtl-hoist" } */
/* { dg-final { scan-rtl-dump hoist {HOIST of landing_pads} } } */
/* { dg-final { scan-rtl-dump hoist {HOIST of no_landing_pads} } } */

#include "hoist.h"
