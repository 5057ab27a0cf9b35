/* Code that ends in a call of a weak function that is missing.  */
#include "../check.h"

volatile int first, second, third;
__attribute__ ((weak)) extern void missing (void);
FN int a (int x) { note (x); SAME_STORES; missing (); OWN (1); note (1); return x + 3; }
FN int b (int x) { note (x + 7); SAME_STORES; missing (); OWN (2); note (2); return x * 3; }

MAIN
{
  CHECK (a (4) == 7 && first + second + third == 6006);
  first = 0;
  CHECK (b (4) == 12 && first + second + third == 6006);
  return 0;
}
