// Code of inline functions that names a symbol of its object file stays where
// it is; code that names public ones does not.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-stress" }
// { dg-final { refused comdat-local "int bad_1" "int bad_2" } }
// { dg-final { outlined == 1 } }

#include "../check.h"

int total;
__attribute__ ((noipa)) void
count (int n)
{
  total = total * 31 + n;
}

#define INLINE inline __attribute__ ((noinline))
INLINE int bad_1 (int x) { note (x), note (x + 1), note (x * 3); OWN (1); return x; }
INLINE int bad_2 (int x) { note (x), note (x * 3), note (x - 1); OWN (2); return x; }
INLINE int good_1 (int x) { count (x), count (x + 1), count (x * 3); OWN (3); return x; }
INLINE int good_2 (int x) { count (x), count (x + 1), count (x * 3); OWN (4); return x; }

int
main ()
{
  CHECK (bad_1 (2) == 2 && bad_2 (2) == 2);
  CHECK (good_1 (2) == 2 && good_2 (2) == 2);
  return 0;
}
