// What a handler needs must be there when the call throws: no region holds both
// its definition and the call.  Nor does one hold calls that throw to different
// places.
// { dg-do run }
// { dg-require-effective-target x86_64 }
// { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -save-temps" }
// { dg-final { refused eh-region "int value_1" } }
// { dg-final { scan-assembler-times "call\\s+_ZL5checki" 2 } }

#include "../check.h"

SINK int
check (int n)
{
  if (n > 100)
    throw n;
  return n + 1;
}

FN int value_1 (int n) { int k = (n * 7) ^ 5; try { return check (n + k); } catch (int) { OWN (1); return k; } }
FN int value_2 (int n) { int k = (n * 7) ^ 5; try { return check (n + k); } catch (int) { OWN (2); return k; } }

FN int places_1 (int n) { n = check (n); try { return check (n + 50); } catch (int m) { OWN (3); return -m; } }
FN int places_2 (int n) { n = check (n); try { return check (n + 50); } catch (int m) { OWN (4); return -2 * m; } }

__attribute__ ((noipa)) int
main ()
{
  CHECK (value_1 (1) == 4 && value_2 (20) == (140 ^ 5) && value_1 (30) == (210 ^ 5));
  CHECK (places_1 (1) == 53 && places_2 (60) == -222);
  try { places_1 (101); CHECK (false); } catch (int n) { CHECK (n == 101); }
  try { places_2 (102); CHECK (false); } catch (int n) { CHECK (n == 102); }
  return 0;
}
