/* Inline functions are weak, but not missing: a thunk may end in a call of one.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded thunk >= 1 long_jumps } } */

static volatile int sum;

struct adder
{
  __attribute__ ((noipa)) void add (int a, int b) { sum += a * b; }
};

#define FUNCTION(NAME, N) \
  __attribute__ ((noinline)) int \
  NAME (adder *a, int x) \
  { \
    a->add (x, x); \
    a->add (N, x); \
    a->add (1000, 12345678); \
    __asm__ volatile ("# own " #N); \
    a->add (x, N); \
    return sum; \
  }
FUNCTION (one, 7)
FUNCTION (two, 9)
FUNCTION (three, 11)

__attribute__ ((noipa)) int
main ()
{
  adder a;
  const unsigned same = 1000u * 12345678u;
  if ((unsigned) one (&a, 1) != same + 15u
      || (unsigned) two (&a, 2) != 2 * same + 55u
      || (unsigned) three (&a, 3) != 3 * same + 130u)
    __builtin_abort ();
  return 0;
}
