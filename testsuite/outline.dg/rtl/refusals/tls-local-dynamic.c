/* Thread-local variables of a shared library (local dynamic) stay: what finds
   their base prints a symbol that it looks for in its function.  Other code
   around them is folded, and the unit compiles.  */
/* { dg-do compile } */
/* { dg-options "-Os -fPIC -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-assembler-times "@tlsld" 3 x86_64 } } */
/* { dg-final { scan-assembler "folded" } } */

static __thread int u, v, w;
void note (int);

__attribute__ ((noinline)) int a (int x) { note (x); u += x; v ^= u; w += v; __asm__ ("# 1"); note (u); return x; }
__attribute__ ((noinline)) int b (int x) { note (x); u += x; v ^= u; w += v; __asm__ ("# 2"); note (u); return x + 1; }
__attribute__ ((noinline)) int c (int x) { note (x); u += x; v ^= u; w += v; __asm__ ("# 3"); note (v); return x + 2; }
