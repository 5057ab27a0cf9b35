/* Functions that keep registers for their callers which the unit's own functions change are outlined where they save
   these anyway, for a call of their own.  */
/* { dg-do compile { target x86_64-*-* aarch64*-*-* } } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target lp64 } */
/* { dg-final { outlined >= 1 } } */

void call (void);
#define CALL call ();
#include "../refusals/keeps-more.h"
