/* Interrupt handlers stay whole.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -mgeneral-regs-only" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { refused interrupt bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

#define BODY(X) a[0] = (X), a[1] = (X) + 1, a[2] = (X) * 3, a[4] = (X) ^ 5
static volatile int a[5];
struct frame;
__attribute__ ((interrupt)) void bad_1 (struct frame *p) { (void) p; BODY (a[3]); }
__attribute__ ((interrupt)) void bad_2 (struct frame *p) { (void) p; BODY (a[2]); }

FN void good_1 (void) { BODY (a[3]); OWN (3); }
FN void good_2 (void) { BODY (a[3]); OWN (4); }

int
main (void)
{
  good_1 (), good_2 ();
  CHECK (a[1] == 1 && a[4] == 5);
  return 0;
}
