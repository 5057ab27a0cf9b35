/* A barrier that functions begin with, and that prints nothing, is no landing pad: option check gives no error where it is
   elsewhere.  */
/* { dg-do compile } */
/* { dg-options "-Os -mno-sched-prolog -fplugin-arg-outline-check -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { outlined >= 1 } } */

int values[8];

#define FUNCTION(NAME, N) \
  int \
  NAME (int x) \
  { \
    values[1] = values[0] ^ x; \
    values[3] = values[2] ^ x; \
    values[5] = values[4] ^ x; \
    return x * values[N] + N; \
  }

FUNCTION (first, 1)
FUNCTION (second, 2)
FUNCTION (third, 5)
