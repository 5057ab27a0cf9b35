/* The address of a volatile object that is accessed often is one input.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-dump -fplugin-arg-outline-slowdown=1000 -fplugin-arg-outline-trials=0" } */
/* { dg-final { scan-assembler-times "\\.outline\\.\\w+:" 1 } } */
/* { dg-final { scan-ipa-dump outline "sites 3 .* parameters 1 " } } */

#include "../check.h"

volatile int v[4];
#define BODY(X) v[0] = (X), v[1] = v[0] * 3, v[2] ^= v[1], v[3] += v[2] * 7, \
  v[1] -= v[3], v[0] = v[1] * 5, v[2] += v[0]

FN int first (int x) { BODY (x); OWN (1); return x; }
FN int second (int x) { BODY (x); OWN (2); return x + 1; }
FN int third (int x) { BODY (x); OWN (3); return x + 2; }

int
main (void)
{
  CHECK (first (1) == 1 && v[0] == -90 && v[1] == -18 && v[2] == -87);
  CHECK (second (2) == 3 && v[0] == 2760 && v[3] == -546);
  CHECK (third (3) == 5 && v[1] == -18247 && v[2] == -88549);
  return 0;
}
