/* Arithmetic of integers of any width has the same results in shared code.  */
/* { dg-do run } */
/* { dg-require-effective-target bitint } */
/* { dg-additional-options "-std=gnu23" } */

#include "stress.h"

typedef unsigned _BitInt (135) odd;
typedef unsigned _BitInt (575) large;

#define CODE(N) \
  FN odd mix##N (odd a, odd b) \
  { \
    odd c = a * b + N; \
    c ^= a << 70; \
    c -= b >> 3; \
    return c % 1000000007; \
  } \
  FN large power##N (large a) \
  { \
    large c = a * a + N; \
    c = c * c + (a << 500); \
    return c / (a + 1); \
  }
CODE (1) CODE (2) CODE (3)

MAIN
{
  odd a = ((odd) 1 << 134) + 12345, b = ((odd) 7 << 100) + 678;
  /* (a * b + N) ^ ... by hand, digit for digit in mix1: the three differ by N before the
     exclusive or, so compare with what unshared code computes.  */
  odd c = a * b + 2;
  c ^= a << 70;
  c -= b >> 3;
  CHECK (mix2 (a, b) == c % 1000000007);
  c = a * b + 3;
  c ^= a << 70;
  c -= b >> 3;
  CHECK (mix3 (a, b) == c % 1000000007);
  c = a * b + 1;
  c ^= a << 70;
  c -= b >> 3;
  CHECK (mix1 (a, b) == c % 1000000007);
  CHECK (power1 (3) == (large) (100 + ((large) 3 << 500)) / 4);
  CHECK (power2 (3) == (large) (121 + ((large) 3 << 500)) / 4);
  CHECK (power3 (3) == (large) (144 + ((large) 3 << 500)) / 4);
  return 0;
}
