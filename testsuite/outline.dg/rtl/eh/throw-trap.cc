// What traps inside a region of exceptions finds its landing pad: it is not in a
// fragment that has the frame state of its sites.
// { dg-do run }
// { dg-options "-Os -fnon-call-exceptions -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" }
// { dg-require-effective-target folding }
// { dg-require-effective-target linux }
// { dg-require-effective-target dwarf_unwind }
// { dg-final { folded register-call >= 1 x86_64 } }

#include <signal.h>
#include <stdlib.h>

#define FN __attribute__ ((noinline))
#define SINK __attribute__ ((noipa))

SINK static void
thrower (int)
{
  throw 1;
}

SINK long
ten (long a, long b, long c, long d, long e, long f, long g, long h, long i,
     long j)
{
  return a + b + c + d + e + f + g + h + i + j;
}

SINK int
one (int x)
{
  return x;
}

struct numbers
{
  long x[20];
};

#define TRY(P) \
  try { r += ten (1, 2, 3, 4, 5, 6, 7, 8, P->x[10], P->x[11]); r += one (5); } \
  catch (int) { r += 100; }

FN int
first (numbers *p, int z)
{
  int r = one (z);
  TRY (p);
  return r;
}

FN int
second (numbers *p, int z)
{
  int r = one (z + 9) * 3;
  TRY (p);
  return r + 7;
}

SINK int
main ()
{
  struct sigaction action = {};
  action.sa_handler = thrower;
  action.sa_flags = SA_NODEFER;
  sigaction (SIGSEGV, &action, 0);
  numbers some = {};
  if (first (&some, 1) != 42 || second (&some, 1) != 78)
    abort ();
  if (first (0, 1) != 101 || second (0, 1) != 137)
    abort ();
  return 0;
}
