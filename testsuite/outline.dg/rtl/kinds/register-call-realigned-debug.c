/* A prologue of which directives cannot tell the frame is shared with -g, too.  */
/* { dg-do compile } */
/* { dg-options "-g -Os -fno-asynchronous-unwind-tables -fplugin-arg-outline-stress -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded register-call >= 1 } } */
/* { dg-final { same-code-with-g } } */

void use (void *, int);
#define F(N, K, ...) \
int N (int n, ...) { \
  int a __attribute__ ((aligned (64))); \
  int *v = __builtin_alloca (n * K); \
  use (&a, K); use (v, K + 1); \
  asm volatile ("# " #N ::: __VA_ARGS__); \
  return a + K; }
F (a, 1, "r15","r14","r13","r12","rbx") F (b, 5, "r14","r13","r12","rbx") F (c, 11, "r13","r12", "rbx")
F (d, 3, "r15","r14","r13","r12","rbx") F (e, 7, "r14","r13","r12","rbx") F (f, 13, "r13","r12", "rbx")
