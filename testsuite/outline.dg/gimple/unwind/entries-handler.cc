// A function with exception tables keeps an unwind entry of its own: the
// outlined functions before it share one, and exceptions pass through both.
// { dg-do run }
// { dg-require-effective-target dwarf_unwind }
// { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -save-temps -fplugin-arg-outline-unwind-entries=own" }
// { dg-final { outlined == 3 } }
// { dg-final { scan-assembler-times "cfi_lsda" 3 } }
// { dg-final { scan-assembler-times "cfi_startproc" 5 } }
// { dg-final { scan-assembler-times "cfi_endproc" 5 } }

int count;

__attribute__ ((noipa)) void
add (int n)
{
  count += n;
  if (count == 100)
    throw n;
}

#define NOINLINE __attribute__ ((noinline))

NOINLINE int
one (int x, int *p)
{
  try { add (x); __asm__ ("# 1"); } catch (int n) { return n; }
  p[0] = x, p[1] = x * 3, p[2] = x ^ 5, p[3] = p[1] | 1;
  __asm__ ("# 2");
  add (x + 3), add (x * 5), add (x * 7);
  return 0;
}

NOINLINE int
two (int x, int *p)
{
  try { add (x); __asm__ ("# 3"); } catch (int n) { return -n; }
  p[0] = x, p[1] = x * 3, p[2] = x ^ 5, p[3] = p[1] | 1;
  __asm__ ("# 4");
  add (x + 3), add (x * 5), add (x * 7);
  return 1;
}

int
main ()
{
  int v[4];
  if (one (1, v) != 0 || v[3] != 3 || two (2, v) != 1 || v[2] != 7)
    return 1;
  count = 0;
  if (one (100, v) != 100)
    return 2;
  count = 77;
  try { two (10, v); } catch (int n) { return n != 13; }
  return 3;
}
