/* A fragment that usual code has a site of goes with usual code.  */
/* { dg-do compile } */
/* { dg-options "-O2 -freorder-blocks-and-partition -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {\.text\.unlikely[^\n]*\n(\t[^\n]*\n)*\w+\.folded\.} } } */

extern volatile int first, second, third;
#define SAME (first = 1001, second = 2002, third = 3003)
__attribute__ ((cold)) void rare (void) { SAME; first = 4; }
void usual (void) { SAME; first = 5; }
