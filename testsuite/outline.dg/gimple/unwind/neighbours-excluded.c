/* A function that the user excludes has an unwind entry of its own; the others share one.  */
/* { dg-do compile } */
/* { dg-options "-Os" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { scan-assembler {one:\n\.LFB[0-9]+:\n\t\.cfi_startproc\n} } } */
/* { dg-final { scan-assembler-times {\.cfi_startproc} 2 } } */

int g (int);
int __attribute__ ((no_outline)) one (int a) { return g (a) + 1; }
int two (int a) { return g (a) * 3; }
int three (int a) { return g (a) - 7; }
