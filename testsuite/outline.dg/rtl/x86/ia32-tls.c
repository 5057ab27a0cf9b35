/* With 32 bits what asks for the address of a thread-local variable is a call, which no instruction says: it is not
   folded, unlike what surrounds it.  */
/* { dg-do compile { target x86_64-*-* i?86-*-* } } */
/* { dg-options "-m32 -Os -fPIC -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times {___tls_get_addr} 3 } } */

extern __thread int local;
extern volatile int *sink;
#define BODY(N) *sink = local; sink[1] = 5; sink[2] = 6; sink[3] = 7; return x + N;
__attribute__ ((noinline)) int a (int x) { BODY (1) }
__attribute__ ((noinline)) int b (int x) { BODY (2) }
__attribute__ ((noinline)) int c (int x) { BODY (3) }
