/* The mask that aligns a pointer is no parameter: GIMPLE has no masking of a pointer with a variable (GCC 14
   checks that).  */
/* { dg-do run } */
/* { dg-options "-Os -fchecking -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -fdump-ipa-all" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-ipa-dump-not outline { & p\d_\d+\(D\)} } } */

#include <stdint.h>

#include "../check.h"

/* NAME (p, q) aligns P, downwards, to SIZE bytes.  */
#define ALIGN(NAME, SIZE) \
FN char *NAME (char *p, int *q) \
{ \
  p = p - ((uintptr_t) p & (SIZE - 1)); \
  q[0] = *p; \
  note (q[0]); \
  OWN (SIZE); \
  return p; \
}
ALIGN (to_16, 16)
ALIGN (to_32, 32)
ALIGN (to_64, 64)

int
main (void)
{
  static char a[256] __attribute__ ((aligned (64)));
  int q[1];
  a[64] = 1, a[96] = 2, a[112] = 3;
  CHECK (to_16 (a + 127, q) == a + 112 && q[0] == 3);
  CHECK (to_32 (a + 127, q) == a + 96 && q[0] == 2);
  CHECK (to_64 (a + 127, q) == a + 64 && q[0] == 1);
  return 0;
}
