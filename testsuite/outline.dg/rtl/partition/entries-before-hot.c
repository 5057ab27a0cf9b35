/* Before a function of which only the cold part shares an unwind entry none is prepared for sharing: that would only make
   it larger.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-O2 -freorder-blocks-and-partition -fplugin-arg-outline-gimple=off -fplugin-arg-outline-unwind-entries=shared" } */
/* { dg-final { scan-assembler {between\.cold:} } } */
/* { dg-final { scan-assembler {before:\n[^\n]*\n\t\.cfi_startproc\n\tpushq\t%rbx\n\t\.cfi_def_cfa_offset 16\n} } } */
/* { dg-final { scan-assembler {between:\n[^\n]*\n\t\.cfi_startproc\n} } } */

int g (int);
void report (int) __attribute__ ((cold));

int before (int a) { return g (a) + a; }

int
between (int a)
{
  int b = g (a + 1);
  if (__builtin_expect_with_probability (b < 0, 0, 1.0))
    report (a), report (b), b = g (b * 7);
  return b + a;
}
