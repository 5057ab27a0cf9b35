/* Functions that are called by pointer, one with a call that returns twice.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "stress.h"

#define CODE(N) \
  FN int f##N (int x) \
  { \
    SAME (x); \
    return x * N; \
  }
CODE (2) CODE (3) CODE (5) CODE (7)

int (*volatile functions[]) (int) = { f2, f3, f5, f7 };
extern int _setjmp (void *buffer) __attribute__ ((returns_twice));
extern void longjmp (void *buffer, int value) __attribute__ ((noreturn));
long buffer[64];

FN int
twice (int x)
{
  int n = _setjmp (buffer);
  SAME (x);
  return n;
}

MAIN
{
  CHECK (functions[0] (3) == 6 && functions[1] (3) == 9);
  CHECK_SAME (3);
  CHECK (functions[2] (4) == 20 && functions[3] (4) == 28);
  CHECK_SAME (4);
  CHECK (twice (9) == 0);
  CHECK_SAME (9);
  return 0;
}
