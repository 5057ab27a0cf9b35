/* Volatile accesses keep their order and number, and are not the same as
   plain ones.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { scan-assembler-times "\\.outline\\.\\w+:" 1 } } */
/* { dg-final { scan-assembler-not "plain\\.outline" } } */
/* { dg-final { scan-assembler-times "movl\t\\\$4369, " 2 x86_64 } } */
/* { dg-final { scan-assembler-times "movl\t\\\$8738, " 2 x86_64 } } */

#include "../check.h"

struct device { volatile int status, data; };
struct memory { int status, data; };
#define BODY(P) P->data = 4369, P->status = 8738, P->data = 4369, \
  P->status = P->data, P->status = 8738

FN int first (struct device *d) { BODY (d); OWN (1); return 1; }
FN int second (struct device *d) { BODY (d); OWN (2); return 2; }
FN int plain (struct memory *d) { d->data = 7, d->status = d->data + d->status; OWN (3); return 3; }

int
main (void)
{
  struct device d;
  struct memory m = { 1, 2 };
  CHECK (first (&d) == 1 && d.status == 8738 && d.data == 4369);
  CHECK (second (&d) == 2 && plain (&m) == 3 && m.status == 8);
  return 0;
}
