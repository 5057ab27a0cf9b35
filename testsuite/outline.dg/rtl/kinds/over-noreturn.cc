// A fragment goes on after a call that does not return, if it has all jumps over that call.  Exceptions pass through.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" }
// { dg-require-effective-target folding }
// { dg-final { scan-assembler-times {\t(?:call|bl)\t_Z4faili} 1 register_arguments } }
// { dg-final { folded called >= 1 } }
// { dg-final { unwinds } }

#include "over-noreturn.h"

FN int a (int x) { note (x); OWN (1); PIECE; OWN (2); note (3); return x + first; }
FN int b (int x) { note (x); OWN (3); PIECE; OWN (4); note (5); return x * first; }

MAIN
{
  CHECK (thrown (a, -3) == -3 && first == 1001 && third == 0);
  CHECK (thrown (b, -4) == -4 && first == 1001 && third == 0);
  CHECK (thrown (a, 3) == 0 && first == 1010 && third == 1003);
  CHECK (a (7) == 1017 && b (7) == 7070);
  return 0;
}
