/* Functions with a tail that a jump leads to.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

volatile int first, second, third;

/* Code that no other function has, but without asm, of which it is not known how
   long it is.  */
static int apart;
#define APART(N) __atomic_store_n (&apart, N, __ATOMIC_SEQ_CST)

/* LIKELY: whether the tail is.  */
#define WITH_TAIL(NAME, N, M, LIKELY) \
  FN int NAME (int x) \
  { \
    APART (N); \
    note (x); \
    APART (M); \
    if (__builtin_expect (x > 3, LIKELY)) \
      { \
        SAME_STORES; \
        return 7; \
      } \
    APART (N##M); \
    note (x + N); \
    APART (M##N); \
    return N; \
  }

/* The tail at the end of the function.  */
#define BEHIND(NAME, N, M) WITH_TAIL (NAME, N, M, 0)
/* The tail between the jump and its label.  */
#define BETWEEN(NAME, N, M) WITH_TAIL (NAME, N, M, 1)

#define CHECK_BOTH(NAME, N) \
  first = second = third = 0; \
  CHECK (NAME (4) == 7); \
  CHECK (first + second + third == 6006); \
  first = second = third = 0; \
  CHECK (NAME (3) == N); \
  CHECK (first + second + third == 0)
