/* A function with a variable in a register of its choice is left alone.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any == 0 } } */
/* { dg-missed "not folded: register-variable: " "" { target *-*-* } 0 } */

extern volatile int first, second, third;
void callee (int);
#define SAME first = 1001, second = 2002, third = 3003
__attribute__ ((noinline)) void a (int n) { register int v __asm__ ("ebx") = n; __asm__ volatile ("# 1" : "+r" (v)); SAME; callee (v); SAME; callee (2); }
__attribute__ ((noinline)) void b (int n) { register int v __asm__ ("ebx") = n; __asm__ volatile ("# 2" : "+r" (v)); SAME; callee (v); SAME; callee (2); }
