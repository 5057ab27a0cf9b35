/* Types count by what they are, not by their names: an enumeration and
   "unsigned", and pointers of all kinds, are the same; signed and unsigned
   division are not.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler "same_\\w+\\.outline\\." } } */
/* { dg-final { scan-assembler-not "other_\\w+\\.outline\\." } } */

#include "../check.h"

enum color { red, green, blue = 9 };
typedef unsigned number;

FN void same_1 (enum color c, enum color *p, int n) { *p = (enum color) (c + n); note (n); note (n + 1); OWN (1); }
FN void same_2 (unsigned c, number *p, int n) { *p = c + n; note (n); note (n + 1); OWN (2); }
FN void other_1 (int c, int *p, int n) { *p = (c ^ 1) / n; OWN (3); }
FN void other_2 (unsigned c, unsigned *p, unsigned n) { *p = (c ^ 1) / n; OWN (4); }

int
main (void)
{
  enum color c;
  number n;
  int i;
  unsigned u;
  same_1 (green, &c, 8), same_2 (1, &n, 8);
  CHECK (c == blue && n == 9);
  other_1 (-9, &i, 5), other_2 (-9, &u, 5);
  CHECK (i == -2 && u == (-9u ^ 1) / 5);
  return 0;
}
