/* A statement that aligns a pointer is shared where the masks are equal.  */
/* { dg-do run } */
/* { dg-options "-Os -fchecking -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -fdump-ipa-all" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-ipa-dump outline {p0_\d+\(D\) & -?\d+B} } } */

#include <stdint.h>

#include "../check.h"

/* NAME (p, q) aligns P, downwards, to SIZE bytes.  */
#define ALIGN(NAME, SIZE, N) \
FN char *NAME (char *p, int *q) \
{ \
  p = p - ((uintptr_t) p & (SIZE - 1)); \
  q[0] = *p; \
  note (q[0]); \
  OWN (N); \
  return p; \
}
ALIGN (to_16, 16, 5)
ALIGN (to_16_too, 16, 6)

int
main (void)
{
  static char a[256] __attribute__ ((aligned (64)));
  int q[1];
  a[64] = 1, a[96] = 2, a[112] = 3;
  CHECK (to_16 (a + 127, q) == a + 112 && q[0] == 3);
  CHECK (to_16_too (a + 111, q) == a + 96 && q[0] == 2);
  return 0;
}
