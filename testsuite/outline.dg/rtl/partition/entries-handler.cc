/* Cold parts with landing pads keep unwind entries of their own, to which the addresses in their
   exception tables refer; those around them share.  */
/* { dg-do run } */
/* { dg-options "-O2 -freorder-blocks-and-partition -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-fno-pie -no-pie" { target i?86-*-* } } */
/* { dg-require-effective-target folding } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times "cfi_startproc" 17 } } */
/* { dg-final { scan-assembler-times "cfi_lsda" 6 } } */
/* { dg-final { unwinds } } */

#include "../check.h"
#include <initializer_list>

volatile int first, second, third;

__attribute__ ((cold, noipa)) void
report (int x)
{
  trace = trace * 31 + x;
  if (x == 77)
    throw x;
}

#define RARELY(X) \
  if (__builtin_expect_with_probability ((X) < 0, 0, 1.0)) \
    { \
      report ((X)); \
      first = (X) * 7, second = (X) ^ 21, third = (X) - 9; \
      report (-(X)); \
      first = (X) * 3, second = (X) ^ 22, third = (X) - 8; \
    }

#define PLAIN(N) \
  FN int f##N (int x, int y) { y += trace; RARELY (x) return x * N + y; }
#define CATCHING(N) \
  FN int f##N (int x, int y) \
  { y += trace; try { RARELY (x) } catch (int e) { y += e * N; } return x * N + y; }
PLAIN (2) PLAIN (3) CATCHING (4) PLAIN (5) PLAIN (6) CATCHING (7) PLAIN (8)

/* What F (-77, 0) throws, or 0.  */
FN int
thrown_by (int (*f) (int, int))
{
  try { f (-77, 0); } catch (int e) { return e; }
  return 0;
}

MAIN
{
  CHECK (f2 (1, 2) == 4 && f4 (1, 2) == 6 && f7 (2, 2) == 16 && first == 0);
  for (auto f : { f2, f3, f5, f6, f8 })
    CHECK (thrown_by (f) == 77 && first == -77 * 7);
  first = 0;
  CHECK (thrown_by (f4) == 0 && first == -77 * 7);
  first = 0;
  CHECK (thrown_by (f7) == 0 && first == -77 * 7);
  trace = 0;
  CHECK (f4 (-77, 5) == 77 * 4 - 77 * 4 + 5);
  return 0;
}
