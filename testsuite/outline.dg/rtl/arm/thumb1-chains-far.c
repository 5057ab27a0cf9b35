/* In Thumb-1 code a jump that only a call reaches ("far jump") goes to another one with the same target. */
/* { dg-do run } */
/* { dg-options "-Oz -fno-reorder-blocks -fno-crossjumping -fdump-rtl-all -fplugin-arg-outline-gimple=off -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { scan-rtl-dump outline_fold {far: [2-9] jumps go to a near jump} } } */
/* { dg-final { scan-assembler-times {bl\t\.L\d+\t@ ?far jump} 1 } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

#define NOTE(N) note (N);
#define TEN(M, N) M (N##0) M (N##1) M (N##2) M (N##3) M (N##4) M (N##5) M (N##6) M (N##7) M (N##8) M (N##9)
#define HUNDRED(M, N) \
  TEN (M, N##0) TEN (M, N##1) TEN (M, N##2) TEN (M, N##3) TEN (M, N##4) TEN (M, N##5) TEN (M, N##6) TEN (M, N##7) \
  TEN (M, N##8) TEN (M, N##9)

volatile int first, second, third;

FN int
far (int n)
{
  if (n > 9)
    goto out;
  note (n);
  if (n > 5)
    {
      note (2);
      goto out;
    }
  note (3);
  if (n > 2)
    {
      note (4);
      goto out;
    }
  note (5);
  HUNDRED (NOTE, 1)
  HUNDRED (NOTE, 2)
  HUNDRED (NOTE, 3)
  HUNDRED (NOTE, 4)
  HUNDRED (NOTE, 5)
out:
  return n + 1;
}

/* What far has noted of N.  */
SINK unsigned
noted (int n)
{
  trace = 0;
  CHECK (far (n) == n + 1);
  return trace;
}

MAIN
{
  CHECK (noted (10) == 0);
  CHECK (noted (6) == 6 * 31 + 2);
  CHECK (noted (3) == (3 * 31 + 3) * 31 + 4);
  CHECK (noted (1) != noted (2) && noted (1) == noted (1));
  return 0;
}
