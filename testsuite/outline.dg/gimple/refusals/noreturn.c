/* A call that does not return ends what is outlined; a region ends before it.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

#include <setjmp.h>
static jmp_buf buf;
SINK __attribute__ ((noreturn)) void
leave (int n)
{
  trace = trace * 31 + n;
  longjmp (buf, n);
}

FN void bad_1 (int x) { twice (x); leave (x); }
FN void bad_2 (int x) { twice (x); OWN (2); leave (x); }

FN void good_1 (int x) { note (x); note (x * 5); OWN (3); leave (3); }
FN void good_2 (int x) { note (x); note (x * 5); OWN (4); leave (4); }

int
main (void)
{
  volatile int n = 0;
  static void (*const f[]) (int) = { bad_1, bad_2, good_1, good_2 };
  setjmp (buf);
  if (n < 4)
    f[n++] (1 + n);
  CHECK (n == 4);
  return 0;
}
