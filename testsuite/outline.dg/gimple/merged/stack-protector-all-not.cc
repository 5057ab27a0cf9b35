// With -fstack-protector-all a function that only calls another one has a guard, which it checks after the call: nothing
// is merged, and no function changes its guard or exception table.
// { dg-do run }
// { dg-options "-Os -fstack-protector-all -fplugin-arg-outline-check" }
// { dg-final { scan-assembler-not {\.merged\.} } }

#define CHECK(CONDITION) do { if (!(CONDITION)) __builtin_abort (); } while (0)
static int sum;
__attribute__ ((noipa)) void note (int n) { sum = sum * 31 + n; if (n == 1000) throw n; }
struct on_exit { int n; ~on_exit () { note (n); } };
#define SAME(NAME, N) \
  __attribute__ ((noinline)) int \
  NAME (int x) \
  { \
    on_exit e = { x + N }; \
    note (x + 1), note (x * 3 + N), note (x ^ 77), note (x + 12345), note (x * N); \
    return sum + N; \
  }
SAME (first, 3)
SAME (second, 4)
SAME (third, 5)

__attribute__ ((noipa)) int
main ()
{
  int caught = 0;
  first (1), second (2), third (3);
  try { first (999); } catch (int n) { caught = n; }
  CHECK (caught == 1000);
  return 0;
}
