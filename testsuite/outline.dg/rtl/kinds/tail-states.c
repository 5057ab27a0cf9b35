/* Tails that return to different frames are different.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-ipa-ra -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded tail == 0 } } */
/* { dg-final { unwinds } } */

#include "../check.h"

volatile int first, second, third;
FN int a (int x) { note (x); note (2); OWN (1); note (x); SAME_STORES; OWN (3); return x; }
FN int b (int x, int y) { note (x); note (y); OWN (2); note (x + y); SAME_STORES; OWN (4); return x; }

MAIN
{
  CHECK (a (4) == 4 && first + second + third == 6006);
  first = 0;
  CHECK (b (4, 5) == 4 && first + second + third == 6006);
  OWN (9);
  return 0;
}
