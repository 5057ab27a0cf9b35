/* Two jumps pay for one that is added, one does not.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Oz -fdump-rtl-all -fplugin-arg-outline-gimple=off" } */
/* { dg-final { scan-rtl-dump-not outline_fold {leave: [0-9]+ jumps go to a near jump, [1-9]} } } */
/* { dg-final { scan-rtl-dump outline_fold {leave_twice: 2 jumps go to a near jump, 1 were added} } } */

#define BASE base
#include "stores.h"

/* Leaves far away if MAY_LEAVE, after a jump to elsewhere.  Nothing of two functions with another FIRST is
   equal.  */
#define FUNCTION(NAME, FIRST, MAY_LEAVE) \
  __attribute__ ((noinline)) int \
  NAME (int a, int b) \
  { \
    enum { base = FIRST }; \
    if (v[60] > a) \
      goto out; \
    if (v[63] > b) \
      { STORE (2); STORE (3); } \
    else \
      STORE (4); \
    if (MAY_LEAVE) \
      goto out; \
    STORES (8); STORES (12); STORES (16); STORES (20); STORES (24); STORES (28); \
    v[63] = -2; \
  out: \
    return v[63] + a; \
  }

FUNCTION (leave, 0x1000, 0)
FUNCTION (leave_twice, 0x2000, v[61] > b)

int
main ()
{
  v[60] = 5;
  if (leave (4, 1) != 4 || leave_twice (4, 1) != 4 || v[4])
    __builtin_abort ();
  v[61] = 2;
  if (leave_twice (5, 1) != 5 || v[4] != 0x2000 + 17 * 4 || v[8])
    __builtin_abort ();
  if (leave_twice (5, 2) != 3 || v[31] != 0x2000 + 17 * 31 || v[3])
    __builtin_abort ();
  v[63] = 5;
  if (leave (5, 2) != 3 || v[3] != 0x1000 + 17 * 3)
    __builtin_abort ();
  return 0;
}
