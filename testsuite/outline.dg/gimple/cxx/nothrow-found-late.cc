// GCC finds out that f throws nothing when it expands it.  main, the first function of its section, comes before the
// function that is made of calls of f, and needs no exception table for it.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-check" }
// { dg-final { outlined >= 1 } }
// { dg-final { object-size loaded < alone } }
// { dg-final { scan-assembler-not {LSDA} dwarf_unwind } }

static int sum;
volatile int input = 1, output;

__attribute__ ((noipa)) static void a1 (int a, int b) noexcept { sum = sum * 3 + a - b; }
__attribute__ ((noipa)) static void a2 (int a) noexcept { sum ^= a; }

__attribute__ ((noinline, noclone)) static int
f (int a)
{
#ifdef THROWS
  if (input == a)
    throw a;
#endif
  try { output = __builtin_frame_address (0) != nullptr; }
  catch (int) { output = 2; }
  return a ^ input;
}

int
main ()
{
  try { a2 (1); a1 (1, 2); a1 (4, 5); a2 (3); a1 (7, 8); a2 (f (6)); } catch (int) { a2 (11); }
  a2 (11);
  try { a2 (2); a1 (1, 2); a1 (4, 5); a2 (3); a1 (7, 8); a2 (f (6)); } catch (int) { a2 (12); }
  a1 (11, 3);
  input = 6;
  try { a2 (3); a1 (1, 2); a1 (4, 5); a2 (3); a1 (7, 8); a2 (f (6)); } catch (int) { a2 (13); }
  a1 (11, 4);
  try { a2 (4); a1 (1, 2); a1 (4, 5); a2 (3); a1 (7, 8); a2 (f (6)); } catch (int) { a2 (14); }
  __builtin_printf ("%d %d\n", sum, output);
  return 0;
}
