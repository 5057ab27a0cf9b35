// What goes on unwinding after a cleanup does so from the frame of its function: it is called there, or a
// fragment ends in a jump to it.
// { dg-do run }
// { dg-options "-Os -fno-ipa-ra -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" }
// { dg-require-effective-target arm }
// { dg-require-effective-target linux }
// { dg-final { folded any >= 1 } }
// { dg-final { scan-assembler-not {folded\.\w+:\n\tpush[^:]*__cxa_end_cleanup} } }

#include "../check.h"

volatile int first, second, third;
static int left;
struct guard { FN guard () { left++; } FN ~guard () { left--; } };

SINK void
thrower (int n)
{
  note (n);
  if (n > 3)
    throw n;
  if (n > 1)
    throw 2.5;
}

#define CATCHES(N) \
  { guard x; try { thrower (n); } catch (int i) { note (i); OWN (N); return -i; } note (9); return n; }
FN int one (int n) CATCHES (1)
FN int other (int n) CATCHES (2)

// What F returns, or 1000 if it throws a double.
FN int
caught (int (*f) (int), int n)
{
  try
    {
      return f (n);
    }
  catch (double)
    {
      return 1000;
    }
}

MAIN
{
  CHECK (caught (one, 1) == 1 && caught (other, 1) == 1);
  CHECK (caught (one, 3) == 1000 && caught (other, 3) == 1000);
  CHECK (caught (one, 5) == -5 && caught (other, 5) == -5);
  CHECK (left == 0);
  return 0;
}
