/* Functions with all that -fhardened adds do the same with shared code.  */
/* { dg-do run } */
/* { dg-require-effective-target gcc14 } */
/* { dg-require-effective-target linux } */
/* { dg-options "-Os -fhardened -Wno-hardened -fplugin-arg-outline-stress" } */

#include "stress.h"

FN int
sum (const char *p, int n)
{
  int result = 0;
  for (int i = 0; i < n; i++)
    result += p[i];
  return result;
}

/* With a buffer, which the stack protector guards, and a variable without a value.  */
#define CODE(N) \
  FN int f##N (int x) \
  { \
    char buffer[N * 16]; \
    int unset; \
    __asm__ ("" : "+m" (unset)); \
    __builtin_memset (buffer, x, sizeof buffer); \
    SAME (x); \
    return sum (buffer, N * 16) + unset; \
  }
CODE (2) CODE (3) CODE (4)

MAIN
{
  CHECK (f2 (3) == 96);
  CHECK_SAME (3);
  CHECK (f3 (4) == 192);
  CHECK_SAME (4);
  CHECK (f4 (5) == 320);
  CHECK_SAME (5);
  return 0;
}
