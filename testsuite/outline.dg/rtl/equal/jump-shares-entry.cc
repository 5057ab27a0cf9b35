// A function that became a jump to its equal has no exception table, and shares the unwind entry of its neighbours.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-gimple=off" }
// { dg-require-effective-target folding }
// { dg-require-effective-target register_arguments }
// { dg-require-effective-target dwarf_unwind }
// { dg-final { scan-assembler-times "cfi_startproc" 4 } }
// { dg-final { scan-assembler-times "cfi_lsda" 1 } }
// { dg-final { scan-assembler {\t(jmp|b|tail)\t_Z7catchesP4ints} } }

#include "../check.h"

struct ints { int n; };
struct floats { int n; };

#define CATCHES(p) { try { if (p->n) throw p->n; } catch (int i) { return i + 1; } return 9; }
FN int catches (ints *p) CATCHES (p)
FN int before (int n) { note (n); return n + trace; }
FN int catches (floats *p) CATCHES (p)
FN int after (int n) { note (n); return n - trace; }

int (*volatile of_ints) (ints *) = catches;
int (*volatile of_floats) (floats *) = catches;

MAIN
{
  ints x = { 4 };
  floats y = { 0 };
  CHECK (of_ints (&x) == 5 && of_floats (&y) == 9);
  y.n = 5;
  CHECK (of_floats (&y) == 6);
  CHECK (before (1) - after (1) != 1);
  return 0;
}
