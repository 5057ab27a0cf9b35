// Exceptions pass through a Thumb-1 fragment with calls inside that saves no register beside its return address: what its
// caller keeps in r4 to r7 is restored.
// { dg-do run }
// { dg-options "-Oz -fplugin-arg-outline-gimple=off -mcpu=cortex-m0plus" }
// { dg-require-effective-target thumb1 }
// { dg-final { folded called >= 1 } }
// { dg-final { scan-assembler "add\tsp, sp, #4\n\tpop\t{pc}" } }

int g (int, ...) __asm__ ("g");
#define PART \
  for (;;) { int a = g (1), b = g (2), c = g (3), d = g (4); g (a); g (b); g (c); g (d); g (a, b); g (c, d); \
    a = g (b, c); b = g (a, d); c = g (a, b); d = g (b, c); g (a, b, c, d); if (g (d)) break; }
__attribute__ ((noinline)) void f () { g (10, 1); PART g (11, 2); }
__attribute__ ((noinline)) void h () { g (20, 3); g (4); PART g (21, 5); }

static int left;
int defined (int, ...) __asm__ ("g");
int defined (int a, ...) { if (--left == 0) throw a; return left & 1; }

__attribute__ ((noipa)) int
caught (void (*call) (), int after, int w, int x, int y, int z)
{
  left = after;
  int sum = w * 3 + x;
  try { call (); } catch (int a) { return a + sum * y - z; }
  return -1;
}

int
main ()
{
  for (int after = 2; after < 15; after++)
    if (caught (f, after, 1, 2, 3, 4) < 11 || caught (h, after, 1, 2, 3, 4) < 11)
      return 1;
  return caught (f, 2, 1, 2, 3, 4) != 1 + 11;
}
