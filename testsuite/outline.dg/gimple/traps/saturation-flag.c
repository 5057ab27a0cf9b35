/* Arm's saturation flag is not kept by calls, so code between what sets it and what reads it stays.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { refused machine-state first second third } } */
/* { dg-final { outlined == 0 } } */

#include <arm_acle.h>

#include "../check.h"

struct s { int a, b, c, d; } result;
int other;

#define FUNCTION(NAME, N) \
  FN int \
  NAME (struct s *p, struct s *q) \
  { \
    other = N; \
    __set_saturation_occurred (0); \
    q->a = 1; q->b = 2; \
    __qadd (p->a, p->b); \
    __qadd (p->c, p->d); \
    q->c = p->c; q->d = p->d; \
    return __saturation_occurred () + N; \
  }
FUNCTION (first, 0)
FUNCTION (second, 1)
FUNCTION (third, 2)

int
main (void)
{
  struct s large = { 0x7fffffff, 1, 2, 3 }, small = { 1, 2, 3, 4 };
  CHECK (first (&large, &result) > 0 && second (&large, &result) > 1);
  CHECK (first (&small, &result) == 0 && third (&small, &result) == 2);
  CHECK (third (&large, &result) > 2);
  return 0;
}
