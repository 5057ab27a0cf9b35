/* Code of 16 bits is not folded, by option or by an asm for all that follows: lengths are of 32 bits.  */
/* { dg-do compile { target x86_64-*-* i?86-*-* } } */
/* { dg-options "-m16 -Os -fno-pie -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-final { scan-assembler-not {folded} } } */
/* { dg-missed "folding is not implemented for -m16" "" { target *-*-* } 0 } */

#include "ia32-inner-calls.h"
