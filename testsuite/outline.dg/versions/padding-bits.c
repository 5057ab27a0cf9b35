/* Padding that -fzero-init-padding-bits=all clears is clear where code is shared.  */
/* { dg-do run } */
/* { dg-require-effective-target gcc15 } */
/* { dg-additional-options "-fzero-init-padding-bits=all" } */

#include "stress.h"

struct padded { char c; long long n; };
union wide { char c; long long n[3]; };

__attribute__ ((noipa)) void
dirty (void)
{
  volatile char bytes[256];
  for (int i = 0; i < 256; i++)
    bytes[i] = -1;
}

__attribute__ ((noipa)) int
clear_but_first (const void *p, int size)
{
  const char *bytes = (const char *) p;
  for (int i = 1; i < size; i++)
    if (bytes[i])
      return 0;
  return bytes[0];
}

#define CODE(N) \
  FN int f##N (int x) \
  { \
    struct padded p = { .c = (char) x }; \
    union wide u = { .c = (char) (x + N) }; \
    SAME (x); \
    return clear_but_first (&p, sizeof p) + 100 * clear_but_first (&u, sizeof u); \
  }
CODE (1) CODE (2) CODE (3)

MAIN
{
  dirty ();
  CHECK (f1 (5) == 605);
  CHECK_SAME (5);
  dirty ();
  CHECK (f2 (6) == 806);
  dirty ();
  CHECK (f3 (7) == 1007);
  CHECK_SAME (7);
  return 0;
}
