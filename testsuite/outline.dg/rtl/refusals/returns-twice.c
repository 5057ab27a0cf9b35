/* A function that setjmp may return to twice is left alone.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any == 0 } } */
/* { dg-missed "not folded: returns-twice: " "" { target *-*-* } 0 } */
/* { dg-missed "not folded: noipa: " "" { target *-*-* } 0 } */

#include <setjmp.h>
volatile int first, second, third;
static jmp_buf back;
#define SAME first = 1001, second = 2002, third = 3003
__attribute__ ((noinline)) int a (int n) { if (setjmp (back)) return 1; SAME; if (n) longjmp (back, 1); SAME; __asm__ volatile ("# 1"); return 0; }
__attribute__ ((noinline)) int b (int n) { if (setjmp (back)) return 2; SAME; if (n) longjmp (back, 1); SAME; __asm__ volatile ("# 2"); return 0; }
__attribute__ ((noipa)) int main (void) { return !(a (0) == 0 && a (1) == 1 && b (0) == 0 && b (3) == 2); }
