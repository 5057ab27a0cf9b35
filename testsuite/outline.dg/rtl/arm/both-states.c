/* A unit with functions of both instruction sets: fragments are of the unit's, the
   others stay.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded called == 1 } } */
/* { dg-final { scan-assembler {\.thumb\n\t\.thumb_func\n\t\.type\t[\w.]+\.folded} } } */

#include "../check.h"

volatile int first, second, third;
FN int a (int x) { note (x); SAME_STORES; OWN (1); note (1); return x + 3; }
FN int b (int x) { note (x + 7); SAME_STORES; OWN (2); note (2); return x * 3; }
#define A32 __attribute__ ((target ("arm")))
FN A32 int c (int x) { note (x); SAME_STORES; OWN (3); note (3); return x + 4; }
FN A32 int d (int x) { note (x + 7); SAME_STORES; OWN (4); note (4); return x * 4; }

MAIN
{
  CHECK (a (4) == 7 && first + second + third == 6006);
  first = 0;
  CHECK (b (4) == 12 && first + second + third == 6006);
  first = 0;
  CHECK (c (4) == 8 && first + second + third == 6006);
  first = 0;
  CHECK (d (4) == 16 && first + second + third == 6006);
  return 0;
}

A32 int last (void) { return first; }
