// Before a function with exception tables no entry is prepared for sharing: that would only make it larger.
// { dg-do run }
// { dg-options "-Os" }
// { dg-require-effective-target dwarf_unwind }
// { dg-final { scan-assembler-not "cfi_remember_state" } }
// { dg-final { scan-assembler-times "cfi_startproc" 2 } }
// { dg-final { same-code-as-alone } }

void f () { throw 5; }

int
main ()
{
  try { f (); } catch (int n) { return n != 5; }
  return 1;
}
