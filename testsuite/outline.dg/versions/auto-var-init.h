/* Functions with variables that they do not set: each byte is BYTE.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "stress.h"

__attribute__ ((noipa)) int
bytes_that_are (int byte, const void *p, int size)
{
  int n = 0;
  for (int i = 0; i < size; i++)
    n += ((const unsigned char *) p)[i] == byte;
  return n;
}

__attribute__ ((noipa)) void
dirty (void)
{
  volatile char bytes[256];
  for (int i = 0; i < 256; i++)
    bytes[i] = 0x55;
}

#define CODE(N) \
  FN int f##N (int x) \
  { \
    int a[8 + N]; \
    long long b; \
    SAME (x); \
    return bytes_that_are (BYTE, a, sizeof a) + bytes_that_are (BYTE, &b, sizeof b); \
  }
CODE (1) CODE (2) CODE (3)

MAIN
{
  dirty ();
  CHECK (f1 (5) == 36 + 8);
  CHECK_SAME (5);
  dirty ();
  CHECK (f2 (6) == 40 + 8);
  dirty ();
  CHECK (f3 (7) == 44 + 8);
  CHECK_SAME (7);
  return 0;
}
