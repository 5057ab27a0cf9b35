// A throw out of a noexcept function still ends in std::terminate, and one out
// of its neighbour does not.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-stress" }
// { dg-final { outlined >= 1 } }

#include <exception>
#include "../check.h"

SINK int
check (int n)
{
  if (n > 100)
    throw n;
  return n + 1;
}

FN int hard (int n) noexcept { n = check (n); n = check (n + 50); OWN (1); return n; }
FN int soft_1 (int n) { n = check (n); n = check (n + 50); OWN (2); return n; }
FN int soft_2 (int n) { n = check (n); n = check (n + 50); OWN (3); return n; }

static void
done ()
{
  __builtin_exit (0);
}

int
main ()
{
  std::set_terminate (done);
  try { soft_1 (60); CHECK (false); } catch (int n) { CHECK (n == 111); }
  try { soft_2 (200); CHECK (false); } catch (int n) { CHECK (n == 200); }
  try { hard (60); } catch (int) { }
  __builtin_abort ();
}
