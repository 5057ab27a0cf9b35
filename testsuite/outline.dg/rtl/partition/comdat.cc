// Cold functions that are COMDAT have sections of their own beside that of other cold code.
// { dg-do run }
// { dg-options "-O2 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" }
// { dg-require-effective-target long_jumps }
// { dg-final { folded any >= 1 } }

#include "../check.h"

volatile int first, second, third;

template <int n>
__attribute__ ((cold, noinline)) void
instance ()
{
  SAME_STORES;
  first = n;
}

FN __attribute__ ((cold)) void
other ()
{
  SAME_STORES;
  second = 1;
}

MAIN
{
  instance<1> ();
  CHECK (first == 1);
  instance<2> ();
  CHECK (first == 2 && third == 3003);
  other ();
  CHECK (second == 1);
  return 0;
}
