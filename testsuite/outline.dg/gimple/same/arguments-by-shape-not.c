/* Structures of types with different alignments are not the same argument.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 0 } } */

#include "arguments-by-shape.h"

typedef struct plain raised __attribute__ ((aligned (4 * sizeof (long))));

PASS (first, struct plain *p, *p, 1)
PASS (second, raised *p, *p, 2)

int
main (void)
{
  static struct plain p = { 20, 21 };
  static raised r = { 30, 31 };
  first (&p, 1);
  CHECK (trace == EXPECTED (1, 20, 21));
  trace = 0;
  second (&r, 2);
  CHECK (trace == EXPECTED (2, 30, 31));
  return 0;
}
