/* Functions with transactions, which GCC looks for once more when it prints a function, compile and do what
   they do without the plugin; so do the ones that transactions call.  */
/* { dg-do run } */
/* { dg-require-effective-target libitm } */
/* { dg-additional-options "-fgnu-tm" } */

static int sum, calls;

__attribute__ ((transaction_safe, noinline)) static void
first (int x)
{
  sum += x * 3;
  sum ^= x << 4;
  sum += sum % 7;
  calls += 1;
}

__attribute__ ((transaction_safe, noinline)) static void
second (int x)
{
  sum -= x;
  sum += x * 3;
  sum ^= x << 4;
  sum += sum % 7;
  calls += 2;
}

__attribute__ ((noinline)) static int
both (int x)
{
  __transaction_atomic
    {
      first (x);
      second (x + 1);
    }
  return sum;
}

__attribute__ ((noinline)) static int
plain (int x)
{
  int s = sum;
  s += x * 3;
  s ^= x << 4;
  s += s % 7;
  s -= x + 1;
  s += (x + 1) * 3;
  s ^= (x + 1) << 4;
  s += s % 7;
  return s;
}

int
main (void)
{
  for (int x = 0; x < 5; x++)
    {
      int expected = plain (x);
      if (both (x) != expected || calls != 3 * (x + 1))
        __builtin_abort ();
    }
  return 0;
}
