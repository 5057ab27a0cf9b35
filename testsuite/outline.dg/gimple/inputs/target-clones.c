/* The name of a processor's feature stays a literal where resolvers ask for it: those
   that ask for the same ones share code, others do not.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-times "call\t_\.outline\." 3 } } */

#define CLONES(NAME, FEATURE, N) \
  __attribute__ ((target_clones (FEATURE, "default"))) int \
  NAME (const int *p) { return *p + N; }

CLONES (same_1, "avx2", 1)
CLONES (same_2, "avx2", 2)
CLONES (same_3, "avx2,sse4.2", 3)
CLONES (other_1, "sse4.2", 4)
CLONES (other_2, "popcnt", 5)
CLONES (other_3, "arch=haswell", 6)

__attribute__ ((noipa)) int
any (int x)
{
  return same_1 (&x) * same_2 (&x) * same_3 (&x) + other_1 (&x) * other_2 (&x)
         * other_3 (&x);
}

int
main (void)
{
  if (any (1) != 2 * 3 * 4 + 5 * 6 * 7)
    __builtin_abort ();
  return 0;
}
