// Nor where nothing is folded: then the next function is not expanded yet, but it has a personality routine.
// { dg-do run }
// { dg-options "-O2 -fplugin-arg-outline-rtl=off" }
// { dg-require-effective-target dwarf_unwind }
// { dg-final { same-code-as-alone } }

struct cleanup { int *n; ~cleanup (); };
__attribute__ ((noipa)) cleanup::~cleanup () { ++*n; }
__attribute__ ((noipa)) int next (int a) { if (a == 77) throw 1; return a + 1; }

/* Its cold part, which throws, is followed by "after" in .text.unlikely.  */
__attribute__ ((noipa)) int f (int a) { if (a) throw a; return 3; }
__attribute__ ((noipa, cold)) int after (int a, int *n) { cleanup c = { n }; return next (a) + 1; }

int
main ()
{
  int cleaned = 0;
  try { f (5); } catch (int n) { return !(n == 5 && f (0) == 3 && after (1, &cleaned) == 3 && cleaned == 1); }
  return 1;
}
