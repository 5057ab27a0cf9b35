/* A unit in which passes of GCC are turned off and on by name is outlined and folded as ever.  */
/* { dg-do run } */
/* { dg-options "-Os -fdisable-tree-dse4 -fdisable-rtl-sched2 -fdisable-rtl-bbro -fenable-rtl-loop2_unroll -fplugin-arg-outline-check -fplugin-arg-outline-stress" } */
/* { dg-message "disable pass tree-dse4" "" { target *-*-* } 0 } */
/* { dg-message "disable pass rtl-sched2" "" { target *-*-* } 0 } */
/* { dg-message "disable pass rtl-bbro" "" { target *-*-* } 0 } */
/* { dg-message "enable pass rtl-loop2_unroll" "" { target *-*-* } 0 } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { folded any >= 1 folding } } */

static int trace;

static __attribute__ ((noipa)) void
note (int a, int b)
{
  trace = trace * 7 + a * 3 + b;
}

#define FUNCTION(NAME, END) \
  __attribute__ ((noinline)) int \
  NAME (int x) \
  { \
    note (x, 1); \
    note (x + 1, 2); \
    note (x + 2, 3); \
    for (int i = 0; i < 3; i++) \
      note (i, x); \
    return END; \
  }

FUNCTION (first, x * 3)
FUNCTION (second, x ^ 5)
FUNCTION (third, x - 7)

int
main (void)
{
  if (first (1) != 3 || second (2) != 7 || third (3) != -4)
    __builtin_abort ();
  return 0;
}
