// A call that may throw inside a try block or before a destructor stays where
// its handler is; one outside does not.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-stress" }
// { dg-final { refused eh-region "int bad_1" "int bad_2" } }
// { dg-final { scan-assembler "good_\\d\\w+\\.outline\\." } }

#include "../check.h"

SINK int
check (int n)
{
  if (n > 100)
    throw n;
  return n + 1;
}

FN int bad_1 (int n) { try { return check (n) + check (n + 50); } catch (int) { return -1; } }
FN int bad_2 (int n) { try { return check (n) + check (n + 50); } catch (int) { return -2; } }
FN int good_1 (int n) { n = check (n); n = check (n + 50); OWN (1); return n; }
FN int good_2 (int n) { n = check (n); n = check (n + 50); OWN (2); return n; }

int
main ()
{
  CHECK (bad_1 (1) == 54 && bad_1 (60) == -1 && bad_2 (101) == -2);
  CHECK (good_1 (1) == 53 && good_2 (2) == 54);
  try { good_1 (60); CHECK (false); } catch (int n) { CHECK (n == 111); }
  return 0;
}
