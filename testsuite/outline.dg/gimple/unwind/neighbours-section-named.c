/* Cold functions in a section that the user names share an unwind entry there.  */
/* { dg-do assemble } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-options "-O2 -fplugin-arg-outline-gimple=off" } */
/* { dg-final { scan-assembler-times {\.cfi_startproc} 1 } } */

int g (int);
__attribute__ ((cold, section ("mine"))) int one (int a) { return g (a) + 1; }
__attribute__ ((cold, section ("mine"))) int two (int a) { return g (a) * 3; }
