/* Several short jumps would grow by more than the site has.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-jump-chains=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n\.L\d+:} } } */
/* { dg-final { same-code-with-g } } */
#include "direct-jumps.h"

#define TWICE(NAME, N, M) \
  FN int NAME (int x) \
  { \
    APART (N); \
    note (x); \
    APART (M); \
    if (__builtin_expect (x > 3, 0)) \
      goto out; \
    APART (N##M); \
    note (x + N); \
    APART (M##N); \
    if (__builtin_expect (x == -9, 0)) \
      goto out; \
    note (x + M); \
    return N; \
  out: \
    SAME_STORES; \
    return 7; \
  }
TWICE (a, 11, 12)
TWICE (b, 13, 14)
TWICE (c, 15, 16)
TWICE (d, 17, 18)

MAIN
{
  CHECK_BOTH (a, 11);
  CHECK_BOTH (b, 13);
  CHECK_BOTH (c, 15);
  CHECK_BOTH (d, 17);
  return 0;
}
