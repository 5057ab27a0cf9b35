/* A directive for unwinding in a comment of asm is none of the function: its neighbours share no entry with a row of it.  */
/* { dg-do run } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os" } */
/* { dg-final { scan-assembler-not "nop #\[^\n\]*cfi_re" } } */

extern "C" void exit (int) __attribute__ ((noreturn));
int a, b;

__attribute__ ((noinline)) int g (int x) { asm volatile (""); if (x > 5) throw x; return x + 2; }

__attribute__ ((noinline)) void
commented (int x)
{
  int y = g (x), z = g (y), w = g (z);
  b = y + z;
  asm volatile ("nop #\t.cfi_def_cfa_offset 8\n");
  exit (y + z + w + x);
}

__attribute__ ((noinline)) int h (int x) { int y = g (x), z = g (y); a = y; return g (z) + y * z; }
__attribute__ ((noinline)) int k (int x) { int y = g (x), z = g (y); b = y; return g (z) - y * z; }

__attribute__ ((noipa)) int value (int x) { return x; }

__attribute__ ((noipa)) int
run (int x)
{
  int v1 = value (1), v2 = value (2), v3 = value (3), v4 = value (4), v5 = value (5), v6 = value (6);
  try
    {
      value (h (x));
    }
  catch (int)
    {
      return v1 != 1 || v2 != 2 || v3 != 3 || v4 != 4 || v5 != 5 || v6 != 6;
    }
  return 2;
}

int
main (int argc, char **)
{
  if (argc > 1)
    {
      commented (argc);
      k (argc);
    }
  return run (4);
}
