// Code of inline functions goes to hidden COMDAT functions, and is not shared
// with that of other functions.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-stress" }
// { dg-final { outlined == 1 } }
// { dg-final { scan-assembler "\\.hidden\\s+_\\.outline\\." } }
// { dg-final { scan-assembler "\\.weak\\s+_\\.outline\\." } }

extern int total;
__attribute__ ((noipa)) void
count (int n)
{
  total = total * 31 + n;
}

#define BODY(X) count (X), count (X + 1), count (X * 3)
#define INLINE inline __attribute__ ((noinline))
INLINE int first (int x) { BODY (x); __asm__ ("# 1"); return x; }
INLINE int second (int x) { BODY (x); __asm__ ("# 2"); return x; }
int plain (int x) { BODY (x); __asm__ ("# 3"); return x; }

int total;

static int
run (int (*function) (int))
{
  int (*volatile f) (int) = function;
  total = 0;
  return f (2);
}

int
main ()
{
  int (*const f[]) (int) = { first, second, plain };
  for (int i = 0; i < 3; i++)
    if (run (f[i]) != 2 || total != (2 * 31 + 3) * 31 + 6)
      __builtin_abort ();
  return 0;
}
