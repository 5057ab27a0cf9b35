/* A loop of hundreds of instructions is shared as a whole.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-assembler-times {\t(?:call|bl)\tnote} 1 } } */
/* { dg-final { unwinds } } */

#include "../check.h"

volatile int first, second, third;

#define STORES(N) first = N, second = N + x, third = first * (N)
#define TEN(N) STORES (N); STORES (N + 11); STORES (N + 22); STORES (N + 33); STORES (N + 44); \
  STORES (N + 55); STORES (N + 66); STORES (N + 77); STORES (N + 88); STORES (N + 99)

FN int a (int x) { OWN (1); do { note (x); TEN (1); TEN (200); TEN (300); TEN (400); } while (--x); return first; }
FN int b (int x) { OWN (2); do { note (x); TEN (1); TEN (200); TEN (300); TEN (400); } while (--x); return first; }

MAIN
{
  CHECK (a (2) == 499 && second == 500 && third == 499 * 499 && trace == 63);
  CHECK (b (1) == 499 && second == 500 && third == 499 * 499 && trace == 63 * 31 + 1);
  return 0;
}
