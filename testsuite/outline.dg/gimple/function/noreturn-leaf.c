/* A region may end in a call of a leaf function that does not return, as exit is in glibc: of
   such calls GCC does not say that they alter control.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -save-temps" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-assembler-times "\texit(@PLT|@plt|\\(PLT\\))?\n" 1 } } */

#include "../check.h"

void exit (int) __attribute__ ((noreturn, nothrow, leaf));

static int taken;
SINK int
status (int x)
{
  return !(taken == 2 && x == 7 && trace == 7 * 31 + (7 ^ 3));
}

FN int leaves_1 (int x) { if (x > 9) return 5; taken = 1; note (x); note (x ^ 3); exit (status (x)); }
FN int leaves_2 (int x) { if (x > 8) return 6; taken = 2; note (x); note (x ^ 3); exit (status (x)); }
FN void leaves_3 (int x) { taken = 3; note (x); note (x ^ 3); exit (status (x)); }

__attribute__ ((noipa)) int
main (void)
{
  static volatile int n = 7;
  if (leaves_1 (n + 3) == 5 && leaves_2 (n + 2) == 6 && n == 7)
    leaves_2 (n);
  leaves_1 (n);
  leaves_3 (n);
}
