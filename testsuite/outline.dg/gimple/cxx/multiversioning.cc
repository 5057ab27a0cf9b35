/* Versions of a function for different processors: what asks for the processor and its
   features gets literals.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target linux } */

#define VERSIONS(NAME, FIRST, SECOND) \
  __attribute__ ((target ("default"))) int NAME (int x) { return x + 1; } \
  __attribute__ ((target (FIRST))) int NAME (int x) { return 1 + x; } \
  __attribute__ ((target (SECOND))) int NAME (int x) { return x - -1; }

VERSIONS (a, "avx2", "arch=haswell")
VERSIONS (b, "avx2", "arch=haswell")
VERSIONS (c, "sse4.2", "arch=znver1")
VERSIONS (d, "popcnt", "arch=core2")

__attribute__ ((noipa)) int
all (int x)
{
  return a (x) + b (x) * c (x) * d (x);
}

int
main ()
{
  if (all (1) != 2 + 2 * 2 * 2)
    __builtin_abort ();
}
