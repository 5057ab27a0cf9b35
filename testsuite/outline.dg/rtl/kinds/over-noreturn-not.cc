// A fragment ends at a call that does not return if a jump from elsewhere leads past it.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" }
// { dg-require-effective-target folding }
// { dg-final { scan-assembler-not {call\t_Z4faili} x86_64 } }
// { dg-final { scan-assembler {folded[.\w]*:\n(\s+\.cfi[^\n]*\n|\s+movl\t[^\n]*\n)*\s+jmp\t_Z4faili} x86_64 } }
// { dg-final { unwinds } }

#include "over-noreturn.h"

#define PIECE_FROM(X) \
  if (X) { OWN (9); goto in; } \
  first = 1001; if (second < 0) fail (second); in: third = first + 2; first = third + 7

FN int a (int x) { note (x); OWN (1); PIECE_FROM (x == 5); OWN (2); note (3); return x + first; }
FN int b (int x) { note (x); OWN (3); PIECE_FROM (x == 6); OWN (4); note (5); return x * first; }

MAIN
{
  CHECK (thrown (a, -3) == -3 && first == 1001 && third == 0);
  CHECK (thrown (b, -4) == -4 && first == 1001 && third == 0);
  first = 10;
  CHECK (a (5) == 5 + 19 && b (6) == 6 * 28);
  second = 4;
  CHECK (a (7) == 1017 && b (7) == 7070);
  return 0;
}
