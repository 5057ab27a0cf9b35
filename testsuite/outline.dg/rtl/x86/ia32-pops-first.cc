// What pops arguments of an earlier call before it pushes others is not called: the first pop would take the return
// address.  Here the frame is aligned at run time, and no unwind row says what these do.
// { dg-do compile { target x86_64-*-* i?86-*-* } }
// { dg-options "-m32 -msse2 -O2 -mstackrealign -fpie -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" }
// { dg-final { folded any >= 1 } }
// { dg-final { scan-assembler {\tpopl\t%e\w\w\n} } }
// { dg-final { scan-assembler-not {folded\.\w+:\n(\t(?!push|ret|jmp)[^\n]*\n)*\tpopl\t%e(ax|dx)\n} } }

struct failure { long long v; };
void note (long long);
void risky (int);
#define TRY(n) try { risky (n); } catch (failure &f) { note (f.v + 1); note (f.v + 1); }

int
main ()
{
  TRY (1) TRY (2) TRY (3)
  return 0;
}
