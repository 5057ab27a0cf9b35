/* Asm reads the return address by macros and aliases that asm outside of functions defines.
   SPDX-License-Identifier: GPL-3.0-or-later

   LINK: the register of the return address.  */

#include "check.h"

__asm__ (".macro get_link r\n\tmov \\r, " LINK "\n.endm\n"
         ".macro get_it r\n\tget_link \\r\n.endm\n"
         ".macro get_zero r\n\tmov \\r, #0\n.endm\n"
         "its_link .req " LINK);

extern long g[64];
long g[64];

#define FUNCTION(NAME, N, TEXT) \
  FN long \
  NAME##_##N (long x) \
  { \
    long r; \
    g[0] += x, g[1] ^= x * 3, g[2] -= x << 2, g[3] |= g[0], g[4] += g[5] * 7, g[6] ^= g[4], g[7] += g[6] * 9; \
    __asm__ volatile (TEXT : "=r" (r)); \
    g[N] = x; \
    return r; \
  }
#define TWICE(NAME, TEXT) FUNCTION (NAME, 20, TEXT) FUNCTION (NAME, 21, TEXT)

TWICE (macro, "get_link %0")
TWICE (nested, "GET_IT %0")
TWICE (alias, "mov %0, its_link")
TWICE (zero, "get_zero %0")

/* A call of F has come back to main.  */
#define CHECK_MAIN(F) CHECK ((unsigned long) (F (1) & ~1l) - ((unsigned long) &main & ~1ul) < 1000)

int
main (void)
{
  CHECK_MAIN (macro_20);
  CHECK_MAIN (macro_21);
  CHECK_MAIN (nested_20);
  CHECK_MAIN (nested_21);
  CHECK_MAIN (alias_20);
  CHECK_MAIN (alias_21);
  CHECK (zero_20 (1) == 0 && zero_21 (1) == 0);
  return 0;
}
