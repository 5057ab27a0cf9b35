/* Structures of one type are the same argument wherever they are.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 1 } } */

#include "arguments-by-shape.h"

PASS (first, struct holder *p, p->s, 1)
PASS (second, struct other *p, p->s, 2)

int
main (void)
{
  static struct holder h = { { 20, 21 }, 0 };
  static struct other o = { .s = { 30, 31 } };
  first (&h, 1);
  CHECK (trace == EXPECTED (1, 20, 21));
  trace = 0;
  second (&o, 2);
  CHECK (trace == EXPECTED (2, 30, 31));
  return 0;
}
