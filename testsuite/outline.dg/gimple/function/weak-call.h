/* Outlined code that ends in a call of what is not there.  */

volatile int sum;
__attribute__ ((weak)) extern void missing (int, int);
static void renamed (int, int) __attribute__ ((weakref ("gone")));
__attribute__ ((noipa)) void add (int x) { sum += x; }
#define SAME \
  (add (x), add (x + 3), add (x * 5), missing (3, 12345678))

__attribute__ ((noinline)) int a (int x) { SAME; add (x * 7); return sum; }
__attribute__ ((noinline)) int b (int x) { SAME; add (x * 9); return sum; }
__attribute__ ((noinline)) int c (int x) { SAME; add (x - 1); return sum; }

#undef SAME
#define SAME (add (x), add (x - 3), add (x * 7), renamed (3, 12345678))
__attribute__ ((noinline)) int d (int x) { SAME; add (x * 7); return sum; }
__attribute__ ((noinline)) int e (int x) { SAME; add (x * 9); return sum; }

__attribute__ ((noipa)) int
main (void)
{
  if (a (1) != 17 || b (1) != 36 || c (1) != 46
      || d (1) != 59 || e (1) != 74)
    __builtin_abort ();
  return 0;
}
