/* The counts of shifts of vectors to wider ones are part of the instruction.  */
/* { dg-do compile } */
/* { dg-options "-O3 -mfpu=neon -fplugin-arg-outline-all-levels -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */

extern short a[64], b[64];
extern int c[64], d[64];

void f (void) { for (int i = 0; i < 64; i++) c[i] = (int) a[i] << 3; }
void g (void) { for (int i = 0; i < 64; i++) d[i] = (int) b[i] << 5; }
void h (void) { for (int i = 0; i < 64; i++) d[i] = (int) a[i] << 7; }
