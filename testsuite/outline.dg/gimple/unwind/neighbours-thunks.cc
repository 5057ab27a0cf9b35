// Thunks of virtual functions have unwind entries of their own, in whatever section: no
// other one is open there.
// { dg-do run }
// { dg-options "-Oz -fplugin-arg-outline-stress" }
// { dg-require-effective-target dwarf_unwind }
// { dg-final { scan-assembler "Th.*c1g" } }
// { dg-final { unwinds } }

#include "../../rtl/check.h"

struct a { virtual int f (int); int x; };
struct b { virtual int g (int); int y; };
struct c : a, b { int f (int) override; int g (int) override; };

#define NOTES(N) note (n); note (n + 1); note (n * 3); OWN (N)
int a::f (int n) { NOTES (1); return n; }
int b::g (int n) { NOTES (2); return n + 1; }
int c::f (int n) { NOTES (3); return n + 2; }
__attribute__ ((cold)) int c::g (int n) { NOTES (4); if (n == 7) throw n; return n + 3; }
FN int h (int n) { NOTES (5); return n + 4; }
static int started;
__attribute__ ((constructor)) void k () { int n = 1; NOTES (6); started = 1; }
FN int m (int n) { NOTES (7); return n + 5; }

__attribute__ ((noipa)) int call (b &object, int n) { return object.g (n) + 10; }

MAIN
{
  a one; b two; c three;
  CHECK (one.f (1) == 1 && call (two, 1) == 12 && call (three, 1) == 14);
  CHECK (three.f (1) == 3 && h (1) == 5 && m (1) == 6 && started);
  try { call (three, 7); }
  catch (int n) { return n != 7; }
  return 1;
}
