/* Where __builtin_apply hands on arguments that lie on the stack nothing is
   folded: its call does not say so.  (In Thumb-1 GCC's own code is wrong.)  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target long_jumps } */
/* { dg-final { refused stack first_way second_way } } */

#include "../check.h"

volatile int first, second, third;

SINK int
nine (int a, int b, int c, int d, int e, int f, int g, int h, int i)
{
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i;
}

#define FUNCTION(NAME, N) \
  FN int NAME (int a, int b, int c, int d, int e, int f, int g, int h, int i) \
  { \
    void *arguments = __builtin_apply_args (); \
    OWN (N); \
    void *result = __builtin_apply ((void (*) (void)) nine, arguments, 64); \
    SAME_STORES; \
    __builtin_return (result); \
  }

FUNCTION (first_way, 1)
FUNCTION (second_way, 2)

MAIN
{
  CHECK (first_way (1, 2, 3, 4, 5, 6, 7, 8, 9) == 285);
  CHECK (second_way (9, 8, 7, 6, 5, 4, 3, 2, 1) == 165);
  return 0;
}
