/* Functions that keep registers for their callers which the unit's own functions change are left alone: each call would
   have them save these, sixteen or ten vector registers.  */
/* { dg-do compile { target x86_64-*-* aarch64*-*-* } } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target lp64 } */
/* { dg-final { refused kept-by-callers first second } } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { scan-assembler-not "movaps|stp\tq" } } */

#include "keeps-more.h"
