/* Functions that align their stack, with their arguments found through another
   register too, can be unwound.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

volatile int first, second, third;
__attribute__ ((noipa)) void use (void *p) { if ((unsigned long) p & 63) __builtin_abort (); }
#define SAME first = 1001, second = 2002, third = 3003
__attribute__ ((noinline)) int a (int n) { _Alignas (64) int v[16]; use (v); SAME; use (v); SAME; __asm__ volatile ("# 1"); return n; }
__attribute__ ((noinline)) int b (int n) { _Alignas (64) int v[16]; use (v); SAME; use (v); SAME; __asm__ volatile ("# 2"); return n + 1; }
__attribute__ ((noipa)) void fill (int *p, int n) { for (int i = 0; i < n; i++) p[i] = i; }
__attribute__ ((noinline)) int c (int n, ...) { _Alignas (64) int v[16]; int w[n]; __builtin_va_list l; __builtin_va_start (l, n); fill (w, n); use (v); SAME; use (v); SAME; __asm__ volatile ("# 3"); n = w[n - 1] + __builtin_va_arg (l, int); __builtin_va_end (l); return n; }
__attribute__ ((noinline)) int d (int n, ...) { _Alignas (64) int v[16]; int w[n]; __builtin_va_list l; __builtin_va_start (l, n); fill (w, n); use (v); SAME; use (v); SAME; __asm__ volatile ("# 4"); n = w[n - 2] + __builtin_va_arg (l, int); __builtin_va_end (l); return n; }
__attribute__ ((noipa)) int main (void) { return !(a (0) == 0 && b (0) == 1 && c (5, 7) == 11 && d (6, 8) == 12); }
