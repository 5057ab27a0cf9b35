// At -Oz functions with exception tables keep unwind entries of their own between those
// that share, and exceptions pass through both.
// { dg-do run }
// { dg-options "-Oz -fplugin-arg-outline-gimple=off" }
// { dg-require-effective-target dwarf_unwind }
// { dg-require-effective-target folding }
// { dg-final { folded any >= 1 } }
// { dg-final { scan-assembler-times "cfi_lsda" 3 } }
// { dg-final { scan-assembler-times "cfi_startproc" 6 } }
// { dg-final { unwinds } }

#include "../../rtl/check.h"

volatile int first, second, third;
__attribute__ ((noipa)) void add (int n) { note (n); if (n == 7) throw n; note (n + 1); }
FN int a (int n) { OWN (1); SAME_STORES; add (n); return n + 1; }
FN int b (int n) { OWN (2); SAME_STORES; add (n); return n + 2; }
FN int c (int n) { OWN (3); try { a (n); } catch (int m) { return m; } return b (n); }
FN int d (int n) { OWN (4); SAME_STORES; add (n + 1); return a (n) + b (n); }
FN int e (int n) { OWN (5); try { d (n); } catch (int m) { return m; } return b (n); }
FN int f (int n) { OWN (6); SAME_STORES; add (n + 1); return d (n) + b (n); }

MAIN
{
  CHECK (c (7) == 7 && e (6) == 7 && e (7) == 7 && c (1) == 3 && e (1) == 3);
  try { f (5); f (6); } catch (int m) { return m != 7; }
  return 1;
}
